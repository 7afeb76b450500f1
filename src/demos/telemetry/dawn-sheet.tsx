import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import type { Layout } from "./telemetry-layout.ts";
import { sheetLine, type State } from "./telemetry-model.ts";
import { neighbours, plotTexts, plotTitle, printedAt, sheetTitle } from "./telemetry-text.ts";

/** The baselines of the neighbours' lines. */
const neighbourYs = [140, 345, 392];

/** The sheet that the grower prints at dawn. In the narrow drawing it has the plot's line alone. */
export function DawnSheet({ lost, layout }: { lost: State["lost"]; layout: Layout }) {
  const { sheetBackground, paper, plotLine, narrow, fontSize } = layout;
  const known = sheetLine(lost).moisture !== undefined;
  const { moisture, age } = plotTexts(lost);
  const left = paper.x + (narrow ? 8 : 18);
  const right = paper.x + paper.width - (narrow ? 8 : 18);
  return (
    <>
      <rect {...sheetBackground} fill={gold} />
      <rect {...paper} fill="var(--surface)" />
      <DrawingText
        x={left}
        y={paper.y + (narrow ? 19 : 42)}
        fontSize={narrow ? fontSize : 36}
        text={sheetTitle(narrow)}
      />
      <rect {...plotLine} fill={known ? "var(--success)" : "var(--accent)"} />
      {!narrow && (
        <>
          <DrawingText x={left} y={paper.y + 70} fontSize={22} text={printedAt} />
          <path d={`M${left} ${paper.y + 84}H${right}`} stroke="var(--fg)" strokeWidth="5" />
          {neighbours.map(({ plot, percent, age: plotAge }, index) => {
            const shared = { y: neighbourYs[index]!, fontSize: 24 };
            return (
              <g key={plot} fill="var(--muted)">
                <DrawingText x={left} {...shared} text={plot} />
                <DrawingText x={right - 46} {...shared} anchor="end" text={percent} />
                <DrawingText x={right} {...shared} anchor="end" text={plotAge} />
              </g>
            );
          })}
          <path d={`M${left} 359H${right}`} stroke="var(--line)" strokeWidth="3" />
        </>
      )}
      <g fill="var(--surface)">
        {narrow ? (
          <>
            <DrawingText x={left} y={plotLine.y + 28} fontSize={25} text={plotTitle} />
            <DrawingText x={104} y={plotLine.y + 28} fontSize={25} text={moisture} />
            <DrawingText x={right} y={plotLine.y + 28} fontSize={25} anchor="end" text={age} />
          </>
        ) : (
          <>
            <DrawingText x={left} y={plotLine.y + 37} fontSize={30} text={plotTitle} />
            <DrawingText x={left - 1} y={plotLine.y + 98} fontSize={known ? 70 : 53} text={moisture} />
            <DrawingText x={left} y={plotLine.y + 139} fontSize={30} text={age} />
          </>
        )}
      </g>
    </>
  );
}
