import { gold } from "../../styles/tokens.ts";
import { DrawingText, halfCapHeight } from "../drawing-text.tsx";
import { CheckMark, Tile } from "./tile.tsx";
import type { Layout } from "./modbus-layout.ts";
import type { Reception } from "./modbus-model.ts";
import { checkTexts, headline, switchText } from "./modbus-text.ts";

interface Props {
  reception: Reception;
  layout: Layout;
}

/** The checks that a value passes before it is shown, and a barrier before the screen, which falls when a check fails. */
export function FrameChecks({ reception, layout }: Props) {
  const { checks, barrier, check, switch: switchArea } = layout;
  const { x } = layout.headline;
  const { checked, nextStep } = reception;
  return (
    <>
      <rect {...checks} />
      <g fill="var(--surface)">
        <DrawingText {...layout.headline} text={headline(reception)} />
        {checkTexts(reception).map(({ name, holds, text: result }, index) => {
          const y = check.y + index * check.lineHeight;
          return (
            <g key={name}>
              <CheckMark
                x={x}
                y={y - check.fontSize * halfCapHeight}
                side={check.fontSize}
                sign={!checked ? "none" : holds ? "tick" : "cross"}
              />
              <DrawingText x={x + check.fontSize * 1.4} y={y} fontSize={check.fontSize} text={name} />
              <DrawingText
                x={2 * checks.x + checks.width - x}
                y={y}
                fontSize={check.fontSize}
                anchor="end"
                text={checked ? result : "not checked"}
              />
            </g>
          );
        })}
      </g>
      <Tile area={switchArea} lines={[switchText]} fontSize={layout.tileFont} on={checked} />
      <g transform={`translate(0 ${nextStep === "accept" ? -barrier.height : 0})`}>
        <rect {...barrier} fill={gold} />
      </g>
    </>
  );
}
