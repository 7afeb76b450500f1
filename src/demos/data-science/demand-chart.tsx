import { box, type Canvas } from "../canvas.ts";
import { Label } from "../label.tsx";
import { plotOf, type Plot } from "./demand-layout.ts";
import { backtestFrom, demand, year, type Month } from "./demand-model.ts";

interface Props {
  months: Month[];
  servicePercent: number;
  canvas: Canvas;
}

const forecastLook = { r: 4, fill: "var(--surface)", stroke: "var(--link)", strokeWidth: 2 };

type Point = [x: number, y: number];

const joined = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** Demand by month, and for the last year the forecast of each month with its interval. */
export function DemandChart({ months, servicePercent, canvas }: Props) {
  const plot = plotOf(canvas);
  const { x, y } = plot;
  const line = (value: (month: Month) => number): Point[] =>
    months.map((month, index) => [x(backtestFrom + index + 0.5), y(value(month))]);
  const high = line((month) => month.high);
  const sold = demand.slice(plot.first).map((units, index): Point => [x(plot.first + index + 0.5), y(units)]);
  return (
    <>
      <rect
        {...box(plot.edge, plot.top - 16, plot.right - plot.edge, plot.floor - plot.top + 16)}
        fill="var(--sunken)"
      />
      <Axes plot={plot} />
      <path
        d={`M${joined([...high, ...line((month) => month.low).toReversed()])}z`}
        fill="var(--surface)"
        stroke="var(--link)"
      />
      <path d={`M${joined(high)}`} fill="none" stroke="var(--link)" strokeWidth="3" strokeDasharray="6 3" />
      <path d={`M${joined(sold)}`} fill="none" stroke="var(--ink)" strokeWidth="2" />
      {sold.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="3" />
      ))}
      {line((month) => month.forecast).map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} {...forecastLook} />
      ))}
      <Legend months={months} servicePercent={servicePercent} narrow={canvas.narrow} />
    </>
  );
}

function Axes({ plot }: { plot: Plot }) {
  return (
    <>
      {[200, 400, 600].map((units) => (
        <g key={units}>
          <path d={`M${plot.left} ${plot.y(units)}H${plot.right}`} stroke="var(--line)" />
          <Label y={plot.y(units) + 5} fill="var(--muted)" text={units} />
        </g>
      ))}
      {[0, 1, 2]
        .filter((index) => index * year >= plot.first)
        .map((index) => (
          <Label
            key={index}
            x={plot.x(index * year) + 4}
            y={plot.bottom + 18}
            fill="var(--muted)"
            text={`year ${index + 1}${index === 2 ? ", drawn wider" : ""}`}
          />
        ))}
    </>
  );
}

function Legend({ months, servicePercent, narrow }: Omit<Props, "canvas"> & { narrow: boolean }) {
  const held = months.filter(({ actual, low, high }) => low <= actual && actual <= high).length;
  return (
    <>
      <g transform="translate(0 14)">
        <path d="M0 -5h24" stroke="var(--ink)" strokeWidth="2" />
        <circle cx="12" cy="-5" r="3" />
        <Label x={32} text="demand" />
      </g>
      <g transform="translate(112 14)">
        <circle cx="12" cy="-5" {...forecastLook} />
        <Label x={26} text="forecast" />
      </g>
      <g transform={narrow ? "translate(0 38)" : "translate(214 14)"}>
        <path d="M0 -10v11h24v-11" fill="none" stroke="var(--link)" />
        <path d="M0 -10h24" stroke="var(--link)" strokeWidth="3" strokeDasharray="6 3" />
        <Label
          x={32}
          text={`${2 * servicePercent - 100}% interval, held in ${held} of 12 months${narrow ? "" : "; ordered up to its top"}`}
        />
      </g>
    </>
  );
}
