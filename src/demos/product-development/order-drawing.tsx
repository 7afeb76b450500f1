import { box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { halo } from "../halo.ts";
import { Hatch } from "../hatch.tsx";
import { Label } from "../label.tsx";
import { linear } from "../linear.ts";
import { biggestDoubt, cardNames, easiestFirst, riskiestFirst, type Order } from "./backlog.ts";
import { biggestSettledAt, doubtOf, stepsOf, type State } from "./order-model.ts";

const frames = {
  wide: { left: 48, top: 36, bottom: 246 },
  narrow: { left: 38, top: 34, bottom: 214 },
};

/** In percent, the highest doubt that is drawn. */
const most = 80;

/** How much doubt is left as the budget is spent: this order against riskiest and easiest first. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const { order, cheapTests } = state;
  const { width } = canvas;
  const { left, top, bottom } = frames[canvas.narrow ? "narrow" : "wide"];
  const x = linear([0, 100], [left, width - 2]);
  const y = linear([0, most], [bottom, top]);
  const line = (one: Order) =>
    `M${x(0)} ${y(doubtOf(cardNames))}${stepsOf(one, cheapTests)
      .map(({ settled, doubtLeft }) => `H${x(settled)}V${y(doubtLeft)}`)
      .join("")}H${x(100)}`;
  const steps = stepsOf(order, cheapTests);
  const settled = biggestSettledAt(order, cheapTests);
  const late = settled > 50;
  const lines = [
    { name: "This order", order, look: { stroke: "var(--ink)", strokeWidth: 3 } },
    {
      name: "Riskiest first",
      order: riskiestFirst,
      look: { stroke: "var(--link)", strokeWidth: 2.5, strokeDasharray: "9 5" },
    },
    {
      name: "Easiest first",
      order: easiestFirst,
      look: { stroke: "var(--control)", strokeWidth: 2.5, strokeDasharray: "2 4" },
    },
  ];
  return (
    <>
      <Hatch id="doubtful" period={7} width={2} color="var(--accent)" ground="var(--surface)" angle={-55} />
      <Label y={16} bold fill="var(--muted)" text="Doubt left" />
      {[0, 20, 40, 60, 80].map((doubt) => (
        <g key={doubt} fill="var(--muted)">
          <path d={`M${left} ${y(doubt)}H${width}`} stroke="var(--line)" />
          <Label x={left - 8} y={y(doubt) + 5} textAnchor="end" text={`${doubt}%`} />
        </g>
      ))}
      <path d={`${line(order)}V${y(0)}H${x(0)}`} fill="var(--sunken)" />
      {lines.map((one) => (
        <path key={one.name} d={line(one.order)} fill="none" {...one.look} />
      ))}
      <path d={`M${x(settled)} ${top - 6}V${bottom + 8}`} stroke="var(--accent)" strokeWidth="2" />
      <Label
        x={x(settled) + (late ? -8 : 8)}
        y={top + 6}
        textAnchor={late ? "end" : "start"}
        bold
        fill="var(--error)"
        {...halo}
        text="Biggest doubt settled"
      />
      {steps.map(({ card, begins, ends }, index) => (
        <g key={card} textAnchor="middle">
          <rect
            {...box(x(begins), bottom + 8, x(ends) - x(begins), 32)}
            fill={card === biggestDoubt ? "url(#doubtful)" : "var(--surface)"}
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
          <Label x={(x(begins) + x(ends)) / 2} y={bottom + 29} bold {...halo} text={index + 1} />
        </g>
      ))}
      <g fill="var(--muted)" fontWeight="600">
        <Label x={left} y={bottom + 62} text="Budget spent" />
        <Label x={width} y={bottom + 62} textAnchor="end" text="100%" />
      </g>
      <SpentBars lines={lines} state={state} canvas={canvas} />
    </>
  );
}

interface Line {
  name: string;
  order: Order;
  look: { stroke: string; strokeWidth: number; strokeDasharray?: string };
}

/** The budget that each order has spent before the biggest doubt is settled; also the key to the curve. */
function SpentBars({ lines, state, canvas }: DrawingProps<State> & { lines: Line[] }) {
  const { width } = canvas;
  const { top, pitch, start, below, thickness, title } = bars[canvas.narrow ? "narrow" : "wide"];
  return (
    <>
      <Label y={top - 31} bold text={title} />
      {lines.map(({ name, order, look }, index) => {
        const spent = biggestSettledAt(order, state.cheapTests);
        const y = top + index * pitch;
        const length = Math.max(2, (spent / 100) * (width - start - 60));
        return (
          <g key={name}>
            <path d={`M0 ${y - 5}h36`} {...look} />
            <Label x={46} y={y} text={name} />
            <rect {...box(start, y + below, length, thickness)} fill={look.stroke} />
            <Label x={width} y={y} textAnchor="end" bold text={`${spent}%`} />
          </g>
        );
      })}
    </>
  );
}

/** `below` a name's line of text is its bar; in the wide drawing it stands in the line. */
const bars = {
  wide: {
    top: 376,
    pitch: 38,
    start: 170,
    below: -13,
    thickness: 16,
    title: "Of the budget, spent before the biggest doubt is settled",
  },
  narrow: {
    top: 342,
    pitch: 46,
    start: 0,
    below: 8,
    thickness: 12,
    title: "Spent before the biggest doubt is settled",
  },
};
