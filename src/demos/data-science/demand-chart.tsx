import { backtestFrom, demand, year, type Month } from "./demand-model.ts";
import { middleOfMonth, plotOf, startOfMonth, yOf, type Plot } from "./demand-geometry.ts";

interface Props {
  months: Month[];
  servicePercent: number;
  narrow: boolean;
}

type Point = [x: number, y: number];

const joined = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** What was sold, and for the last year what was foretold of each month, with its interval. */
export function DemandChart({ months, servicePercent, narrow }: Props) {
  const plot = plotOf(narrow);
  const line = (value: (month: Month) => number): Point[] =>
    months.map((month, index) => [middleOfMonth(backtestFrom + index, plot), yOf(value(month), plot)]);
  const high = line((month) => month.high);
  const sold = demand
    .slice(plot.first)
    .map((units, index): Point => [middleOfMonth(plot.first + index, plot), yOf(units, plot)]);
  return (
    <>
      <rect
        x={plot.edge}
        y={plot.top - 16}
        width={plot.right - plot.edge}
        height={plot.floor - plot.top + 16}
        fill="var(--sunken)"
      />
      <Axes plot={plot} />
      <path
        d={`M${joined([...high, ...line((month) => month.low).toReversed()])}z`}
        fill="var(--surface)"
        stroke="var(--link)"
        strokeWidth="1"
      />
      <path d={`M${joined(high)}`} fill="none" stroke="var(--link)" strokeWidth="3" strokeDasharray="6 3" />
      <path d={`M${joined(sold)}`} fill="none" stroke="var(--ink)" strokeWidth="2" />
      {sold.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" />
      ))}
      {line((month) => month.forecast).map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill="var(--surface)" stroke="var(--link)" strokeWidth="2" />
      ))}
      <Legend months={months} servicePercent={servicePercent} narrow={narrow} />
    </>
  );
}

function Axes({ plot }: { plot: Plot }) {
  return (
    <>
      {[200, 400, 600].map((units) => (
        <g key={units}>
          <path d={`M${plot.left} ${yOf(units, plot)}H${plot.right}`} stroke="var(--line)" />
          <text y={yOf(units, plot) + 5} fill="var(--muted)">
            {units}
          </text>
        </g>
      ))}
      {[0, 1, 2]
        .filter((index) => index * year >= plot.first)
        .map((index) => (
          <text key={index} x={startOfMonth(index * year, plot) + 4} y={plot.bottom + 18} fill="var(--muted)">
            year {index + 1}
            {index === 2 && ", drawn wider"}
          </text>
        ))}
    </>
  );
}

function Legend({ months, servicePercent, narrow }: Props) {
  const held = months.filter(({ actual, low, high }) => low <= actual && actual <= high).length;
  return (
    <>
      <g transform="translate(0 14)">
        <path d="M0 -5h24" stroke="var(--ink)" strokeWidth="2" />
        <circle cx="12" cy="-5" r="3" />
        <text x="32">demand</text>
      </g>
      <g transform="translate(112 14)">
        <circle cx="12" cy="-5" r="4" fill="var(--surface)" stroke="var(--link)" strokeWidth="2" />
        <text x="26">forecast</text>
      </g>
      <g transform={narrow ? "translate(0 38)" : "translate(214 14)"}>
        <path d="M0 -10v11h24v-11" fill="none" stroke="var(--link)" />
        <path d="M0 -10h24" stroke="var(--link)" strokeWidth="3" strokeDasharray="6 3" />
        <text x="32">
          {2 * servicePercent - 100}% interval, held in {held} of 12 months
          {!narrow && "; ordered up to its top"}
        </text>
      </g>
    </>
  );
}
