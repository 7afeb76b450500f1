import type { ReactNode } from "react";
import { box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Hatch } from "../hatch.tsx";
import { Label } from "../label.tsx";
import { linear } from "../linear.ts";
import { draggable } from "../touch.ts";
import { backtest, levels, total, year, type State } from "./demand-model.ts";
import { units } from "./demand-text.ts";

const left = 40;
const top = 44;
/** In units: more than was ever sold or ordered. */
const most = 640;
const months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];

/** The demand of each month, and what was ordered for it: too little in red, too much as an outline. */
export function Drawing({ state, canvas: { width, height }, change }: DrawingProps<State>) {
  const { method, servicePercent } = state;
  const floor = height - 30;
  const results = backtest(method, servicePercent);
  const y = linear([0, most], [floor, top]);
  const pitch = (width - left) / year;

  /** The service level whose order comes nearest to the pointer. */
  const drag =
    change &&
    ((place: { x: number; y: number }) => {
      const month = Math.min(year - 1, Math.max(0, Math.floor((place.x - left) / pitch)));
      const distance = levels.map((level) => Math.abs(y(backtest(method, level)[month]!.ordered) - place.y));
      change({ servicePercent: levels[distance.indexOf(Math.min(...distance))]! });
    });

  return (
    <g {...draggable(drag, "ns-resize")}>
      <Hatch id="short" period={7} width={2} color="var(--surface)" ground="var(--accent)" angle={-55} />
      <path d={`M0 0H${width}V${height}H0z`} fill="none" pointerEvents="all" />
      {[0, 200, 400, 600].map((count) => (
        <g key={count} fill="var(--muted)">
          <path d={`M${left} ${y(count)}H${width}`} stroke="var(--line)" />
          <Label x={left - 8} y={y(count) + 5} textAnchor="end" text={count} />
        </g>
      ))}
      {results.map(({ actual, ordered, short }, index) => {
        const x = left + (index + 0.14) * pitch;
        const bar = (from: number, to: number) => box(x, y(to), pitch * 0.72, y(from) - y(to));
        return (
          <g key={x}>
            <rect {...bar(0, actual - short)} fill="var(--link)" />
            {short > 0 ? (
              <rect {...bar(ordered, actual)} fill="url(#short)" stroke="var(--accent)" />
            ) : (
              <rect {...bar(actual, ordered)} fill="var(--surface)" stroke="var(--control)" />
            )}
            <path d={`M${x - 3} ${y(ordered)}h${pitch * 0.72 + 6}`} stroke="var(--ink)" strokeWidth="4" />
            <Label
              x={x + pitch * 0.36}
              y={floor + 21}
              textAnchor="middle"
              fill="var(--muted)"
              text={months[index]!}
            />
          </g>
        );
      })}
      <Key x={0} width={width} name="ordered">
        <path d="M0 -5h18" stroke="var(--ink)" strokeWidth="4" />
      </Key>
      <Key x={0.3} width={width} name={`${units(total(results, "short"))} short`}>
        <path d="M2 -12h14v13H2z" fill="url(#short)" stroke="var(--accent)" />
      </Key>
      <Key x={0.62} width={width} name={`${units(total(results, "left"))} left over`}>
        <path d="M2 -12h14v13H2z" fill="var(--surface)" stroke="var(--control)" />
      </Key>
    </g>
  );
}

/** A sign and its meaning; `x` is a part of the width. */
function Key({ x, width, name, children }: { x: number; width: number; name: string; children: ReactNode }) {
  return (
    <g transform={`translate(${x * Math.min(width, 520)} 16)`}>
      {children}
      <Label x={25} bold text={name} />
    </g>
  );
}
