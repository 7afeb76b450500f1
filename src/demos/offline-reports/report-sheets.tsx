import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import { Tag } from "../tag.tsx";
import { walkMs } from "./inspector.tsx";
import { inspectorRect, slotY, type Layout } from "./offline-reports-layout.ts";
import { checks, reportState, type Report, type ReportState } from "./offline-reports-model.ts";
import { checkNames, tagTexts } from "./offline-reports-text.ts";
import { ReportSheet } from "./report-sheet.tsx";

interface SheetsProps {
  reports: readonly Report[];
  layout: Layout;
  /** The stop of the inspector. */
  stop: number;
  live: boolean;
}

/** The reports, and a tag at each one that is lost or has come twice. */
export function ReportSheets({ stop, reports, layout, live }: SheetsProps) {
  const { margin, slot, stopPoints, tagFontSize, tagHeight } = layout;
  const states = checks.map((check) => ({ check, state: reportState(check, reports) }));
  const tag = { fontSize: tagFontSize, fill: "var(--accent)", color: "var(--surface)", lands: live };
  return (
    <>
      <g className={live ? sheets : undefined} pointerEvents="none">
        {states.map(({ check, state }, index) => (
          <g
            key={check}
            transform={sheetTransform({ stop, index, state }, layout)}
            opacity={state === "unwritten" ? 0 : 1}
            data-state={live ? state : undefined}
          >
            {state === "twice" && (
              <g transform={`translate(${margin * 0.6} ${-margin * 0.6})`}>
                <ReportSheet layout={layout} text={checkNames[check]} torn={false} ticked live={live} />
              </g>
            )}
            <g>
              <ReportSheet
                layout={layout}
                text={checkNames[check]}
                torn={state === "lost"}
                ticked={state !== "waiting"}
                live={live}
              />
            </g>
          </g>
        ))}
      </g>
      <g>
        {states.map(({ check, state }, index) => {
          const { x, y } = stopPoints[index + 1]!;
          if (state === "lost")
            return (
              <Tag
                key={check}
                {...tag}
                at={{ x: x - tagFontSize, y: y - tagHeight }}
                turn={-6}
                text={tagTexts.lost}
              />
            );
          if (state !== "twice") return undefined;
          const corner = {
            x: slot.x + slot.width - tagFontSize * 1.5,
            y: slotY(index, layout) - tagFontSize / 4,
          };
          return <Tag key={check} {...tag} at={corner} turn={-5} text={tagTexts.twice} />;
        })}
      </g>
    </>
  );
}

interface Sheet {
  /** The stop of the inspector. */
  stop: number;
  /** The index of the report's check. */
  index: number;
  state: ReportState;
}

/**
 * Returns where a sheet is: with the inspector while it waits, on the floor if it is lost, else in its slot.
 */
function sheetTransform({ stop, index, state }: Sheet, layout: Layout): string {
  const { slot, stopPoints, carriedScale, lostScale } = layout;
  if (state === "received" || state === "twice")
    return `translate(${slot.x} ${slotY(index, layout)}) scale(1)`;
  if (state === "lost") {
    const { x, y } = stopPoints[index + 1]!;
    return `translate(${x - slot.width * lostScale * 1.12} ${y - slot.height * lostScale}) scale(${lostScale})`;
  }
  const { x, y } = stopPoints[state === "waiting" ? stop : index + 1]!;
  const { height } = inspectorRect(stop, layout);
  const stack = index * slot.height * carriedScale * 0.8;
  return `translate(${x - slot.width * carriedScale * 0.5} ${y - height - stack - 2}) scale(${carriedScale})`;
}

/**
 * A report flies to the office, or goes along with the inspector. A lost one rises to the ceiling, and falls
 * back torn.
 */
const sheets = css`
  @media ${motionAllowed} {
    > g {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
    > [data-state="waiting"] {
      transition: all ${walkMs}ms linear;
    }
    > [data-state="lost"] {
      transition: none;

      > g {
        transform-box: fill-box;
        animation: fail ${3.5 * times.beat}ms ease-in;
      }
    }
    > [data-state="twice"] > g:last-child {
      --from: -60% -300%;
      animation: arrive ${4 * times.beat}ms ${easing.settle};
    }
    + g {
      --landing-delay: ${3 * times.beat}ms;
    }
  }
  @keyframes fail {
    from {
      opacity: 0;
      translate: 0 0;
    }
    20% {
      opacity: 1;
    }
    45%,
    60% {
      translate: 0 -380%;
    }
  }
`;
