import { gold } from "../../styles/tokens.ts";
import { formatCount } from "../format.ts";
import { Word } from "../word.tsx";
import type { Layout } from "./telemetry-layout.ts";
import { sheetLine, type State } from "./telemetry-model.ts";

/** Plots whose probes got through, each with its moisture and the age of it. */
const neighbours = [
  { y: 140, line: ["Plot 8", "24\u00a0%", "2\u00a0h"] },
  { y: 345, line: ["Plot 10", "28\u00a0%", "1\u00a0h"] },
  { y: 392, line: ["Plot 11", "30\u00a0%", "1\u00a0h"] },
];

/** The sheet that the grower prints at dawn. On a phone it has the plot's line alone. */
export function Sheet({ lost, layout }: { lost: State["lost"]; layout: Layout }) {
  const { dawn, paper, line, narrow, font } = layout;
  const { age, moisture } = sheetLine(lost);
  const known = moisture !== undefined;
  const state = known ? `${moisture}\u00a0%` : "unknown";
  const old = age === undefined ? "no reading" : `${formatCount(age, "hour")} old`;
  const left = paper.x + (narrow ? 8 : 18);
  const right = paper.x + paper.width - (narrow ? 8 : 18);
  return (
    <>
      <rect {...dawn} fill={gold} />
      <rect {...paper} fill="var(--surface)" />
      <Word
        x={left}
        y={paper.y + (narrow ? 19 : 42)}
        fontSize={narrow ? font : 36}
        text={narrow ? "Dawn sheet, 06:00" : "Dawn sheet"}
      />
      <rect {...line} fill={known ? "var(--success)" : "var(--accent)"} />
      {!narrow && (
        <>
          <Word x={left} y={paper.y + 70} fontSize={22} text="printed at 06:00" />
          <path d={`M${left} ${paper.y + 84}H${right}`} stroke="var(--ink)" strokeWidth="5" />
          {neighbours.map(({ y, line: [plot = "", percent = "", hours = ""] }) => (
            <g key={plot} fill="var(--muted)">
              <Word x={left} y={y} fontSize={24} text={plot} />
              <Word x={right - 46} y={y} fontSize={24} anchor="end" text={percent} />
              <Word x={right} y={y} fontSize={24} anchor="end" text={hours} />
            </g>
          ))}
          <path d={`M${left} 359H${right}`} stroke="var(--line)" strokeWidth="3" />
        </>
      )}
      <g fill="var(--surface)">
        {narrow ? (
          <>
            <Word x={left} y={line.y + 28} fontSize={25} text="Plot 9" />
            <Word x={104} y={line.y + 28} fontSize={25} text={state} />
            <Word x={right} y={line.y + 28} fontSize={25} anchor="end" text={old} />
          </>
        ) : (
          <>
            <Word x={left} y={line.y + 37} fontSize={30} text="Plot 9" />
            <Word x={left - 1} y={line.y + 98} fontSize={known ? 70 : 53} text={state} />
            <Word x={left} y={line.y + 139} fontSize={30} text={old} />
          </>
        )}
      </g>
    </>
  );
}
