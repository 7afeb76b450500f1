import { css } from "@linaria/core";
import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import type { Layout } from "./modbus-layout.ts";
import type { Reception } from "./modbus-model.ts";
import { checkTexts, headline, notChecked, switchText } from "./modbus-text.ts";
import { CheckMark, Tile } from "./tile.tsx";

interface Props {
  reception: Reception;
  layout: Layout;
  /** Whether they are in the live drawing, where the marks are seen one after the other. */
  live: boolean;
}

/**
 * The checks that a value passes before it is shown, and a barrier before the screen, which falls when a
 * check fails.
 */
export function FrameChecks({ reception, layout, live }: Props) {
  const { checks, barrier, check, switch: switchArea } = layout;
  const { checked, reaction } = reception;
  return (
    <>
      <rect {...checks} />
      <g fill="var(--surface)">
        <DrawingText {...layout.headline} text={headline(reception)} />
        <g className={live ? marking : undefined}>
          {checkTexts(reception).map(({ name, holds, text }, index) => {
            const { x } = check;
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
                {check.withResults && (
                  <DrawingText
                    x={2 * checks.x + checks.width - x}
                    y={y}
                    fontSize={check.fontSize}
                    anchor="end"
                    text={checked ? text : notChecked}
                  />
                )}
              </g>
            );
          })}
        </g>
      </g>
      <Tile area={switchArea} lines={[switchText]} fontSize={layout.tileFont} on={checked} />
      <g transform={`translate(0 ${reaction === "accept" ? -barrier.height : 0})`}>
        <rect {...barrier} fill={gold} />
      </g>
    </>
  );
}

const marking = css`
  @media ${motionAllowed} {
    > g > g > path {
      transform-box: fill-box;
      transform-origin: center;
      animation: land ${times.appear}ms ${easing.settle} var(--turn, 0s) backwards;
    }
    > :nth-child(2) {
      --turn: ${times.beat}ms;
    }
    > :nth-child(3) {
      --turn: ${2 * times.beat}ms;
    }
  }
`;
