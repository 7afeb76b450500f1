import { box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { animatedShapes } from "../animated-shapes.ts";
import { HatchPattern } from "../hatch-pattern.tsx";
import { SvgText } from "../svg-text.tsx";
import { linearScale } from "../linear-scale.ts";
import { backtest, highestPrice, total, seasonLength, type State } from "./demand-model.ts";
import { formatDollars, formatUnits } from "./demand-text.ts";

const left = 40;
/** The units at the lower and the upper end of the drawing, below and above all that is sold or ordered. */
const unitRange = [230, 580] as const;

const [lineMark, areaMark] = ["M0 -5h18", "M2 -12h14v13H2z"];
const looks = {
  demand: { d: lineMark, stroke: "var(--link)", strokeWidth: 5 },
  ordered: { d: lineMark, stroke: "var(--ink)", strokeWidth: 3 },
  short: { d: areaMark, stroke: "var(--accent)", fill: "url(#short)" },
  left: { d: areaMark, stroke: "var(--muted)", fill: "var(--control)" },
};

/** The demand and the order of each month. The area between the two is proportional to the cost of the difference. */
export function Drawing({ state, canvas: { narrow, width, height }, change }: DrawingProps<State>) {
  const results = backtest(state.method, state.servicePercent);
  const y = linearScale(unitRange, [height - 26, narrow ? 52 : 40]);
  const monthWidth = (width - left) / seasonLength;

  const legendText = (kind: keyof typeof looks) => {
    if (kind === "demand" || kind === "ordered") return kind;
    const count = total(results, kind);
    const factor = narrow ? "" : ` × ${formatDollars(state[kind])}`;
    return `${formatUnits(count)} ${kind}${factor} = ${formatDollars(count * state[kind])}`;
  };
  const legendPlaces = narrow ? ["0 16", "110 16", "0 38", "165 38"] : ["0 16", "105 16", "215 16", "435 16"];

  return (
    <>
      <HatchPattern
        id="short"
        spacing={7}
        stripeWidth={2}
        color="var(--surface)"
        background="var(--accent)"
        angle={-55}
      />
      {[300, 400, 500].map((count) => (
        <g key={count} fill="var(--muted)">
          <path d={`M${left} ${y(count)}H${width}`} stroke="var(--line)" />
          <SvgText x={left - 8} y={y(count) + 5} textAnchor="end" text={count} />
        </g>
      ))}
      {results.map(({ actual, ordered }, index) => {
        const x = left + (index + 0.5) * monthWidth;
        const kind = ordered < actual ? "short" : "left";
        const [low, high] = [y(Math.min(actual, ordered)), y(Math.max(actual, ordered))];
        // The height is the difference in units and the width its price, so the area is the cost.
        const barWidth = 0.9 * monthWidth * (state[kind] / highestPrice);
        const { d: _, ...look } = looks[kind];
        return (
          <g key={x} className={change && animatedShapes}>
            <rect {...look} {...box(x - barWidth / 2, high, barWidth, low - high)} />
            <path {...looks.demand} d={`M${x - monthWidth / 2} ${y(actual)}h${monthWidth}`} />
            <path {...looks.ordered} d={`M${x - monthWidth * 0.36} ${y(ordered)}h${monthWidth * 0.72}`} />
            <SvgText
              x={x}
              y={height - 5}
              textAnchor="middle"
              fill="var(--muted)"
              text={"JFMAMJJASOND"[index]!}
            />
          </g>
        );
      })}
      {(["demand", "ordered", "short", "left"] as const).map((kind, index) => (
        <g key={kind} transform={`translate(${legendPlaces[index]})`}>
          <path {...looks[kind]} />
          <SvgText x={25} bold text={legendText(kind)} />
        </g>
      ))}
      <SvgText x={width} y={16} textAnchor="end" text="area = cost" />
    </>
  );
}
