import { gold } from "../../styles/tokens.ts";
import { formatCount } from "../format.ts";
import { DrawingText } from "../drawing-text.tsx";
import type { Layout } from "./telemetry-layout.ts";
import { sheetLine, type State } from "./telemetry-model.ts";

/** Plots whose probes got through, each with its moisture and the age of it. */
const neighbours = [
  { y: 140, plot: "Plot 8", percent: "24\u00a0%", age: "2\u00a0h" },
  { y: 345, plot: "Plot 10", percent: "28\u00a0%", age: "1\u00a0h" },
  { y: 392, plot: "Plot 11", percent: "30\u00a0%", age: "1\u00a0h" },
];

/** The sheet that the grower prints at dawn. In the narrow drawing it has the plot's line alone. */
export function DawnSheet({ lost, layout }: { lost: State["lost"]; layout: Layout }) {
  const { sheetBackground, paper, plotLine, narrow, fontSize } = layout;
  const { age, moisture } = sheetLine(lost);
  const known = moisture !== undefined;
  const value = known ? `${moisture}\u00a0%` : "unknown";
  const ageText = age === undefined ? "no reading" : `${formatCount(age, "hour")} old`;
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
        text={narrow ? "Dawn sheet, 06:00" : "Dawn sheet"}
      />
      <rect {...plotLine} fill={known ? "var(--success)" : "var(--accent)"} />
      {!narrow && (
        <>
          <DrawingText x={left} y={paper.y + 70} fontSize={22} text="printed at 06:00" />
          <path d={`M${left} ${paper.y + 84}H${right}`} stroke="var(--ink)" strokeWidth="5" />
          {neighbours.map(({ y, plot, percent, age: plotAge }) => (
            <g key={plot} fill="var(--muted)">
              <DrawingText x={left} y={y} fontSize={24} text={plot} />
              <DrawingText x={right - 46} y={y} fontSize={24} anchor="end" text={percent} />
              <DrawingText x={right} y={y} fontSize={24} anchor="end" text={plotAge} />
            </g>
          ))}
          <path d={`M${left} 359H${right}`} stroke="var(--line)" strokeWidth="3" />
        </>
      )}
      <g fill="var(--surface)">
        {narrow ? (
          <>
            <DrawingText x={left} y={plotLine.y + 28} fontSize={25} text="Plot 9" />
            <DrawingText x={104} y={plotLine.y + 28} fontSize={25} text={value} />
            <DrawingText x={right} y={plotLine.y + 28} fontSize={25} anchor="end" text={ageText} />
          </>
        ) : (
          <>
            <DrawingText x={left} y={plotLine.y + 37} fontSize={30} text="Plot 9" />
            <DrawingText x={left - 1} y={plotLine.y + 98} fontSize={known ? 70 : 53} text={value} />
            <DrawingText x={left} y={plotLine.y + 139} fontSize={30} text={ageText} />
          </>
        )}
      </g>
    </>
  );
}
