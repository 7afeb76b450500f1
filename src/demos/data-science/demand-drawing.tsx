import { box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { animatedShapes } from "../animated-shapes.ts";
import { HatchPattern } from "../hatch-pattern.tsx";
import { SvgText } from "../svg-text.tsx";
import { linearScale } from "../linear-scale.ts";
import { backtest, highestPrice, total, year, type State } from "./demand-model.ts";
import { dollars, units } from "./demand-text.ts";

const left = 40;
/** In units: less, and more, than was ever sold or ordered. */
const range = [230, 580] as const;

const [line, area] = ["M0 -5h18", "M2 -12h14v13H2z"];
const looks = {
  demand: { d: line, stroke: "var(--link)", strokeWidth: 5 },
  ordered: { d: line, stroke: "var(--ink)", strokeWidth: 3 },
  short: { d: area, stroke: "var(--accent)", fill: "url(#short)" },
  left: { d: area, stroke: "var(--muted)", fill: "var(--control)" },
};

/** The demand of each month, what was ordered for it, and between the two, as areas, what the difference cost. */
export function Drawing({ state, canvas: { narrow, width, height }, change }: DrawingProps<State>) {
  const results = backtest(state.method, state.servicePercent);
  const y = linearScale(range, [height - 26, narrow ? 52 : 40]);
  const pitch = (width - left) / year;

  const nameOf = (what: keyof typeof looks) => {
    if (what === "demand" || what === "ordered") return what;
    const count = total(results, what);
    const factor = narrow ? "" : ` × ${dollars(state[what])}`;
    return `${units(count)} ${what}${factor} = ${dollars(count * state[what])}`;
  };
  const places = narrow ? ["0 16", "110 16", "0 38", "165 38"] : ["0 16", "105 16", "215 16", "435 16"];

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
        const x = left + (index + 0.5) * pitch;
        const what = ordered < actual ? "short" : "left";
        const [low, high] = [y(Math.min(actual, ordered)), y(Math.max(actual, ordered))];
        // As broad as a unit is dear.
        const breadth = 0.9 * pitch * (state[what] / highestPrice);
        const { d: _, ...look } = looks[what];
        return (
          <g key={x} className={change && animatedShapes}>
            <rect {...look} {...box(x - breadth / 2, high, breadth, low - high)} />
            <path {...looks.demand} d={`M${x - pitch / 2} ${y(actual)}h${pitch}`} />
            <path {...looks.ordered} d={`M${x - pitch * 0.36} ${y(ordered)}h${pitch * 0.72}`} />
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
      {(["demand", "ordered", "short", "left"] as const).map((what, index) => (
        <g key={what} transform={`translate(${places[index]})`}>
          <path {...looks[what]} />
          <SvgText x={25} bold text={nameOf(what)} />
        </g>
      ))}
      <SvgText x={width} y={16} textAnchor="end" text="area = cost" />
    </>
  );
}
