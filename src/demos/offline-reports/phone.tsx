import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { stampColors, gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, middleOf } from "../svg-geometry.ts";
import type { Layout } from "./offline-reports-layout.ts";
import { checks, reportState, stops, type Report, type Signal, type State } from "./offline-reports-model.ts";
import { checkNames, keepText, phoneTexts, signalTexts } from "./offline-reports-text.ts";

interface Props {
  state: State;
  reports: readonly Report[];
  layout: Layout;
}

/** The inspector's phone: its signal, what it says about each report, and the switch of the app. */
export function Phone({ state, reports, layout }: Props) {
  const { phoneBackground, phone, bezel, status, row, keep } = layout;
  const { signal } = stops[state.stop]!;
  const [left, right] = [phone.x + bezel + bezel, phone.x + phone.width - 2 * bezel];
  const keeps = state.app === "keeps";
  const knob = keep.fontSize * 0.5;
  const switchX = right - 3.4 * knob - 6;
  const { y: keepY } = middleOf(keep.area);
  return (
    <>
      <rect {...phoneBackground} fill={stampColors.violet.ground} />
      <path
        d={`M${phone.x} ${phoneBackground.y + phoneBackground.height}V${phone.y + 3 * bezel}q0 ${-3 * bezel} ${3 * bezel} ${-3 * bezel}h${phone.width - 6 * bezel}q${3 * bezel} 0 ${3 * bezel} ${3 * bezel}V${phoneBackground.y + phoneBackground.height}z`}
      />
      <path
        d={`M${phone.x + bezel} ${phoneBackground.y + phoneBackground.height}V${phone.y + 3 * bezel}q0 ${-2 * bezel} ${2 * bezel} ${-2 * bezel}h${phone.width - 6 * bezel}q${2 * bezel} 0 ${2 * bezel} ${2 * bezel}V${phoneBackground.y + phoneBackground.height}z`}
        fill="var(--surface)"
      />
      <DrawingText x={left} {...status} text={signalTexts[signal]} />
      <Bars x={right} y={status.y} size={status.fontSize} signal={signal} />
      {checks.map((check, index) => {
        const area = rect(
          phone.x + bezel,
          row.y + index * row.height,
          phone.width - 2 * bezel,
          row.height - 3,
        );
        const { text, fill, color } = rowLook(state, reports, index);
        const y = middleOf(area).y + row.fontSize * halfCapHeight;
        return (
          <g key={check} fill={color}>
            <rect {...area} fill={fill} />
            <DrawingText x={left} y={y} fontSize={row.fontSize} text={checkNames[check]} />
            <DrawingText x={right} y={y} fontSize={row.stateFontSize} anchor="end" text={text} />
          </g>
        );
      })}
      <DrawingText
        x={left}
        y={keepY + keep.fontSize * halfCapHeight}
        fontSize={keep.fontSize}
        text={keepText}
      />
      <rect
        {...rect(switchX, keepY - knob - 3, 3.4 * knob + 6, 2 * knob + 6)}
        rx={knob + 3}
        fill={keeps ? "var(--success)" : "var(--control)"}
      />
      <circle cx={switchX + 3 + knob * (keeps ? 2.4 : 1)} cy={keepY} r={knob} fill="var(--surface)" />
    </>
  );
}

/** Returns what the phone says about a report, which is less than the office knows. */
function rowLook({ app }: State, reports: readonly Report[], index: number) {
  const check = checks[index]!;
  const state = reportState(check, reports);
  if (state === "unwritten") return { text: phoneTexts.toDo, fill: "var(--sunken)", color: "var(--muted)" };
  if (state === "lost") return { text: phoneTexts.failed, fill: "var(--accent)", color: "var(--surface)" };
  const { onPhone, entries } = reports[index]!;
  if (onPhone)
    return { text: entries > 0 ? phoneTexts.noReply : phoneTexts.kept, fill: gold, color: "var(--fg)" };
  return {
    text: app === "keeps" ? phoneTexts.confirmed : phoneTexts.sent,
    fill: "var(--success)",
    color: "var(--surface)",
  };
}

interface BarsProps {
  x: number;
  y: number;
  size: number;
  signal: Signal;
}

/** Four bars, filled as far as the signal reaches. */
function Bars({ x, y, size, signal }: BarsProps) {
  const full = { full: 4, weak: 1, none: 0 }[signal];
  const width = size / 5;
  return (
    <>
      {[1, 2, 3, 4].map((bar) => (
        <rect
          key={bar}
          {...rect(x - (5 - bar) * width * 1.6, y - (bar * size) / 5, width, (bar * size) / 5)}
          fill={bar <= full ? "var(--fg)" : "var(--line)"}
        />
      ))}
      {full === 0 && (
        <path
          d={`M${x - width * 7} ${y - size * 0.8}L${x} ${y}`}
          stroke="var(--accent)"
          strokeWidth={size / 6}
        />
      )}
    </>
  );
}
