import { minutesPerDay } from "../../time/time-span.ts";
import { animatedShapes } from "../animated-shapes.ts";
import { DrawingText, characterWidth } from "../drawing-text.tsx";
import { linearScale } from "../linear-scale.ts";
import { toTenth } from "../svg-geometry.ts";
import type { Layout } from "./time-zone-layout.ts";
import { timesOf, type State } from "./time-zone-model.ts";
import { sentText, shownText } from "./time-zone-text.ts";

interface Props {
  state: State;
  layout: Layout;
  live: boolean;
}

/** Around the peak, a bar for every hour and a half; made up. */
const heights = [0.3, 0.72, 1, 0.72, 0.3];
const barMinutes = 90;

/** A day from midnight to midnight: dashed the peak as it was, solid as the chart shows it. */
export function PeakChart({ state, layout, live }: Props) {
  const area = layout.chart;
  const { side, axis, height, fontSize, lineHeight } = layout.peak;
  const { shown, deviation, dayShift } = timesOf(state);
  const [left, right] = [area.x + side, area.x + area.width - side];
  const x = linearScale([0, minutesPerDay], [left, right]);
  const bottom = area.y + area.height - axis;
  const barWidth = ((right - left) / minutesPerDay) * barMinutes * 0.78;

  /** The bars begin on the axis, whose line is 4 thick. */
  const ground = bottom - 2;

  /**
   * Returns the bars as one path, so that they move as one. Bars beyond midnight are at the other end of the
   * day.
   */
  const bars = (middle: number) =>
    heights
      .map((part, index) => {
        const at = (middle + (index - heights.length / 2) * barMinutes + minutesPerDay) % minutesPerDay;
        return { from: x(at), to: Math.min(x(at) + barWidth, right), top: ground - part * height };
      })
      .map(({ from, to, top }) => `M${toTenth(from)} ${ground}V${toTenth(top)}H${toTenth(to)}V${ground}`)
      .join("");

  const color = deviation === 0 ? "var(--success)" : "var(--accent)";
  const from = x(state.minutes);
  const to = dayShift === 0 ? x(shown) : dayShift > 0 ? right : left;
  const head = deviation < 0 ? 11 : -11;
  const arrowY = bottom - height - 16;
  /**
   * Returns `middle`, moved as far as a text of that many `letters` around it needs to stay within the panel.
   */
  const within = (middle: number, letters: number) => {
    const half = (letters * fontSize * characterWidth) / 2;
    return Math.min(right - half, Math.max(left + half, middle));
  };
  const sent = sentText(state.minutes);
  const drawn = shownText(shown);
  return (
    <>
      <g className={live ? animatedShapes : undefined} fill="none">
        <path d={bars(shown)} fill={color} />
        <path d={bars(state.minutes)} stroke="var(--fg)" strokeWidth="2.5" strokeDasharray="5 4" />
      </g>
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--fg)" strokeWidth="4" />
      {deviation !== 0 && (
        <path
          d={`M${toTenth(from)} ${arrowY}H${toTenth(to)}m${head} -10l${-head} 10l${head} 10`}
          fill="none"
          stroke={color}
          strokeWidth="4"
        />
      )}
      <DrawingText
        x={within(from, sent.length)}
        y={bottom + lineHeight}
        fontSize={fontSize}
        anchor="middle"
        text={sent}
      />
      <DrawingText
        x={within(x(shown), drawn.length)}
        y={bottom + 2 * lineHeight}
        fontSize={fontSize}
        anchor="middle"
        fill={deviation === 0 ? "var(--success)" : "var(--error)"}
        text={drawn}
      />
    </>
  );
}
