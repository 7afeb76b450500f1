import { designNames, designs, taskNames, type DesignName, type TaskName } from "./designs.ts";
import type { Layout } from "./plug-layout.ts";
import { costOf, outcomeOf, type Unplugged } from "./plug-model.ts";

interface Props {
  shown: DesignName;
  unplugged: Unplugged;
  layout: Layout;
}

const columns: Record<DesignName, { wide: string; narrow: string }> = {
  server: { wide: "One server", narrow: "One server" },
  zones: { wide: "Two zones", narrow: "Two zones" },
  queue: { wide: "Two zones, a queue", narrow: "+ queue" },
};

const rows: Record<TaskName | "lost" | "cost", { wide: string; narrow: string }> = {
  reading: { wide: "Reading the catalogue", narrow: "Reading" },
  ordering: { wide: "Placing an order", narrow: "Ordering" },
  mail: { wide: "Confirmation e-mails", narrow: "E-mails" },
  lost: { wide: "Orders lost", narrow: "Lost" },
  cost: { wide: "Cost a month", narrow: "Cost" },
};

/** The same failure in all three designs. */
export function ComparisonTable({ shown, unplugged, layout: { width, table, text } }: Props) {
  const shape = width < 400 ? "narrow" : "wide";
  const column = (width - table.x) / designNames.length;
  const line = (index: number) => table.y + (index + 1) * table.row;
  return (
    <g>
      <rect
        x={table.x + designNames.indexOf(shown) * column}
        y={table.y - table.row + 8}
        width={column}
        height={table.row * 6 + 2}
        fill="var(--sunken)"
      />
      {Object.values(rows).map((row, index) => (
        <g key={row.wide}>
          <path d={`M0 ${line(index) - table.row + 9}h${width}`} stroke="var(--line)" />
          <text y={line(index)}>{row[shape]}</text>
        </g>
      ))}
      {designNames.map((name, index) => {
        const { stops, lost } = outcomeOf(designs[name], unplugged);
        const x = table.x + index * column + (shape === "wide" ? 14 : 4);
        return (
          <g key={name}>
            <text x={x} y={table.y} fontWeight={name === shown ? "700" : "500"}>
              {columns[name][shape]}
            </text>
            {taskNames.map((task, row) => (
              <Result
                key={task}
                x={x}
                y={line(row)}
                text={text}
                minutes={stops[task]}
                late={Boolean(designs[name].tasks[task].waits)}
              >
                {stopped(stops[task], designs[name].tasks[task].waits, shape)}
              </Result>
            ))}
            <Result x={x} y={line(3)} text={text} minutes={lost}>
              {lost === 0 ? "none" : `${shape === "wide" ? "the last " : ""}${duration(lost)}`}
            </Result>
            <text x={x} y={line(4)} fontWeight="600">
              {costOf(name)}×
            </text>
          </g>
        );
      })}
    </g>
  );
}

function stopped(minutes: number, waits: boolean | undefined, shape: "wide" | "narrow"): string {
  if (minutes === 0) return "works";
  if (shape === "narrow") return `${waits ? "+" : ""}${duration(minutes)}`;
  return waits ? `${duration(minutes)} late` : `back in ${duration(minutes)}`;
}

/** "2 min", "4 h" */
function duration(minutes: number): string {
  return minutes < 120 ? `${minutes}\u00a0min` : `${minutes / 60}\u00a0h`;
}

/** Minutes that a visitor may sit out: written in ink, not in red. */
const brief = 5;

interface ResultProps {
  x: number;
  y: number;
  text: number;
  minutes: number;
  late?: boolean;
  children: string;
}

function Result({ x, y, text, minutes, late = false, children }: ResultProps) {
  const good = minutes === 0;
  const sign = good
    ? "l4 4l8 -9"
    : late
      ? "a5.5 5.5 0 1 0 0 -.1zm5.5 -3v3.5l3 1.5"
      : "m1 -5l10 10m0 -10l-10 10";
  const color = good ? "var(--success)" : late ? "var(--link)" : "var(--error)";
  return (
    <>
      <path d={`M${x} ${y - text / 3}${sign}`} stroke={color} strokeWidth="2.2" fill="none" />
      <text
        x={x + text + 3}
        y={y}
        fontWeight={good ? "400" : "650"}
        fill={minutes > brief ? color : "var(--ink)"}
      >
        {children}
      </text>
    </>
  );
}
