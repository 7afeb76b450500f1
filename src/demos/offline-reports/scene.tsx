import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, type Point } from "../svg-geometry.ts";
import type { Layout } from "./offline-reports-layout.ts";
import { cellarText } from "./offline-reports-text.ts";

/** The street, the house and its cellar with boiler and pump, and the path of the round. */
export function Scene({ layout, headline }: { layout: Layout; headline: string }) {
  const { street, cellar, house, stopPoints, margin, machines, stairs, floor } = layout;
  const gateX = stopPoints[1].x;
  const x = street.x + margin;
  const ceiling = (floor - street.height) / machines.scale;
  const window = house.height * 0.34;
  const rail = margin * 0.7;
  return (
    <>
      <rect {...street} fill={gold} />
      <rect {...cellar} />
      <g fill="var(--surface)">
        <rect {...house} />
        <path d={stairs} fill="var(--muted)" />
        <path d={`M${cellar.x} ${floor}h${cellar.width}`} stroke="var(--muted)" strokeWidth={margin / 4} />
      </g>
      <g fill="var(--link)">
        {[0.1, 0.32, 0.54].map((part) => (
          <rect
            key={part}
            {...rect(house.x + part * house.width, house.y + house.height * 0.28, house.width * 0.13, window)}
          />
        ))}
      </g>
      <path
        d={`M${house.x + house.width * 0.78} ${house.y + house.height}v${-house.height * 0.66}h${house.width * 0.14}v${house.height * 0.66}z`}
        fill="var(--fg)"
      />
      <path
        d={ladder({ x: gateX, top: street.height, bottom: floor, width: 2 * rail })}
        stroke="var(--muted)"
        strokeWidth={margin / 4}
      />
      <g fill="none" strokeLinecap="round" strokeWidth={margin / 4} strokeDasharray={`0 ${margin * 0.6}`}>
        {/* The path leaves out the inspector's feet and the ladder. */}
        <path
          d={`M${stopPoints[0].x + 1.4 * margin} ${stopPoints[0].y}H${gateX - 1.5 * rail}`}
          stroke="var(--fg)"
        />
        <path
          d={`M${gateX + 1.8 * rail} ${stopPoints[2].y}${linesTo(stopPoints.slice(3, 5))}`}
          stroke="var(--surface)"
        />
      </g>
      {/* The gate. */}
      <path
        d={`M${gateX - rail} ${street.height}V${street.height - margin * 2.4}M${gateX + rail} ${street.height}V${street.height - margin * 2.4}`}
        stroke="var(--fg)"
        strokeWidth={margin / 4}
      />
      <g transform={`translate(${machines.boiler.x} ${machines.boiler.y}) scale(${machines.scale})`}>
        <path
          d={`M0 0V-112q0 -18 18 -18h34q18 0 18 18V0zM26 -130V${-ceiling}H44V-130z`}
          fill="var(--accent)"
        />
        <path d="M14 -40h42v28H14z" fill={gold} />
        <circle cx="35" cy="-84" r="17" fill="var(--surface)" />
        <path d="M35 -84l9 -9" stroke="var(--fg)" strokeWidth="4" />
      </g>
      <g transform={`translate(${machines.pump.x} ${machines.pump.y}) scale(${machines.scale})`}>
        <path d="M-4 0h66v-14H-4zM58 -60H140V-44H58z" fill="var(--link)" />
        <circle cx="29" cy="-46" r="36" fill="var(--link)" />
        <path d="M29 -46L29 -72A26 26 0 0 1 55 -46zL29 -20A26 26 0 0 1 3 -46z" fill="var(--surface)" />
      </g>
      <DrawingText x={x} {...layout.headline} text={headline} />
      <DrawingText x={x} {...layout.cellarText} fill="var(--surface)" text={cellarText} />
    </>
  );
}

interface LadderProps {
  /** The middle. */
  x: number;
  top: number;
  bottom: number;
  width: number;
}

function ladder({ x, top, bottom, width }: LadderProps): string {
  const half = width / 2;
  const rungs = Array.from(
    { length: Math.floor((bottom - top) / (1.2 * half)) },
    (_, index) => `M${x - half} ${top + (index + 0.5) * 1.2 * half}h${2 * half}`,
  );
  return `M${x - half} ${top}V${bottom}M${x + half} ${top}V${bottom}${rungs.join("")}`;
}

function linesTo(points: readonly Point[]): string {
  return points.map(({ x, y }) => `L${x} ${y}`).join("");
}
