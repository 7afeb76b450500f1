import { Hatch } from "../hatch.tsx";
import { Drawing } from "../drawing.tsx";
import { biggestDoubt, cardNames, easiestFirst, plannedOrder, riskiestFirst, type Order } from "./backlog.ts";
import { biggestSettledAt, doubtOf, stepsOf } from "./order-model.ts";
import { SpentBars } from "./spent-bars.tsx";

interface Props {
  order: Order;
  cheapTests: boolean;
  narrow: boolean;
}

/** As the demonstration begins. */
export const firstSetting: { order: Order; cheapTests: boolean } = { order: plannedOrder, cheapTests: false };

export function OrderStill({ narrow }: { narrow: boolean }) {
  return <OrderDrawing {...firstSetting} narrow={narrow} />;
}

const wideLayout = { width: 760, height: 470, left: 48, top: 36, bottom: 246, text: 15, bars: 376, row: 38 };
const narrowLayout = {
  width: 340,
  height: 468,
  left: 38,
  top: 34,
  bottom: 214,
  text: 14,
  bars: 342,
  row: 46,
};

const looks = {
  own: { stroke: "var(--ink)", strokeWidth: 3 },
  riskiest: { stroke: "var(--link)", strokeWidth: 2.5, strokeDasharray: "9 5" },
  easiest: { stroke: "var(--control)", strokeWidth: 2.5, strokeDasharray: "2 4" },
};

/** How much doubt is left as the budget is spent: this order against riskiest and easiest first. */
export function OrderDrawing({ order, cheapTests, narrow }: Props) {
  const layout = narrow ? narrowLayout : wideLayout;
  const { width, height, left, top, bottom, text } = layout;
  const most = 80;
  const x = (spent: number) => left + (spent / 100) * (width - left - 2);
  const y = (doubt: number) => bottom - (doubt / most) * (bottom - top);
  const line = (one: Order) =>
    `M${x(0)} ${y(doubtOf(cardNames))}${stepsOf(one, cheapTests)
      .map(({ settled, doubtLeft }) => `H${x(settled)}V${y(doubtLeft)}`)
      .join("")}H${x(100)}`;
  const steps = stepsOf(order, cheapTests);
  const settled = biggestSettledAt(order, cheapTests);
  const late = settled > 50;
  const lines = [
    { name: "This order", order, look: looks.own },
    { name: "Riskiest first", order: riskiestFirst, look: looks.riskiest },
    { name: "Easiest first", order: easiestFirst, look: looks.easiest },
  ];
  return (
    <Drawing width={width} height={height} letters={text}>
      <Hatch
        id="doubtful"
        period={7}
        stripe={{ width: 2, fill: "var(--accent)" }}
        ground="var(--surface)"
        turn={-55}
      />
      <text y="16" fontWeight="600" fill="var(--muted)">
        Doubt left
      </text>
      {[0, 20, 40, 60, 80].map((doubt) => (
        <g key={doubt} fill="var(--muted)">
          <path d={`M${left} ${y(doubt)}H${width}`} stroke="var(--line)" />
          <text x={left - 8} y={y(doubt) + 5} textAnchor="end">
            {doubt}%
          </text>
        </g>
      ))}
      <path d={`${line(order)}V${y(0)}H${x(0)}`} fill="var(--sunken)" />
      {lines.map((one) => (
        <path key={one.name} d={line(one.order)} fill="none" {...one.look} />
      ))}
      <path d={`M${x(settled)} ${top - 6}V${bottom + 8}`} stroke="var(--accent)" strokeWidth="2" />
      <text
        x={x(settled) + (late ? -8 : 8)}
        y={top + 6}
        textAnchor={late ? "end" : "start"}
        fontWeight="650"
        fill="var(--error)"
        stroke="var(--surface)"
        strokeWidth="5"
        paintOrder="stroke"
      >
        Biggest doubt settled
      </text>
      {steps.map(({ card, begins, ends }, index) => (
        <g key={card} textAnchor="middle">
          <rect
            x={x(begins)}
            y={bottom + 8}
            width={x(ends) - x(begins)}
            height="32"
            fill={card === biggestDoubt ? "url(#doubtful)" : "var(--surface)"}
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
          <text
            x={(x(begins) + x(ends)) / 2}
            y={bottom + 29}
            fontWeight="650"
            stroke="var(--surface)"
            strokeWidth="5"
            paintOrder="stroke"
          >
            {index + 1}
          </text>
        </g>
      ))}
      <g fill="var(--muted)" fontWeight="600">
        <text x={left} y={bottom + 62}>
          Budget spent
        </text>
        <text x={width} y={bottom + 62} textAnchor="end">
          100%
        </text>
      </g>
      <SpentBars lines={lines} layout={layout} cheapTests={cheapTests} narrow={narrow} />
    </Drawing>
  );
}
