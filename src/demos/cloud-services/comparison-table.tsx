import { Label } from "../label.tsx";
import { box, type Canvas } from "../canvas.ts";
import { designNames, designs, taskNames, type DesignName, type TaskName } from "./designs.ts";
import type { Layout } from "./plug-layout.ts";
import { costOf, outcomeOf, type Unplugged } from "./plug-model.ts";

interface Props {
  shown: DesignName;
  unplugged: Unplugged;
  canvas: Canvas;
  table: Layout["table"];
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
export function ComparisonTable({ shown, unplugged, canvas, table }: Props) {
  const { width, fontSize } = canvas;
  const layout = canvas.narrow ? "narrow" : "wide";
  const column = (width - table.x) / designNames.length;
  const line = (index: number) => table.y + (index + 1) * table.row;
  return (
    <g>
      <rect
        {...box(
          table.x + designNames.indexOf(shown) * column,
          table.y - table.row + 8,
          column,
          table.row * 6 + 2,
        )}
        fill="var(--sunken)"
      />
      {Object.values(rows).map((row, index) => (
        <g key={row.wide}>
          <path d={`M0 ${line(index) - table.row + 9}h${width}`} stroke="var(--line)" />
          <Label y={line(index)} text={row[layout]} />
        </g>
      ))}
      {designNames.map((name, index) => {
        const { stops, lost } = outcomeOf(designs[name], unplugged);
        const x = table.x + index * column + (layout === "wide" ? 14 : 4);
        return (
          <g key={name}>
            <Label
              x={x}
              y={table.y}
              fontWeight={name === shown ? "700" : "500"}
              text={columns[name][layout]}
            />
            {taskNames.map((task, row) => (
              <Result
                key={task}
                x={x}
                y={line(row)}
                fontSize={fontSize}
                minutes={stops[task]}
                late={Boolean(designs[name].tasks[task].waits)}
              >
                {stopped(stops[task], designs[name].tasks[task].waits, layout)}
              </Result>
            ))}
            <Result x={x} y={line(3)} fontSize={fontSize} minutes={lost}>
              {lost === 0 ? "none" : `${layout === "wide" ? "the last " : ""}${duration(lost)}`}
            </Result>
            <Label x={x} y={line(4)} bold text={`${costOf(name)}×`} />
          </g>
        );
      })}
    </g>
  );
}

function stopped(minutes: number, waits: boolean | undefined, layout: "wide" | "narrow"): string {
  if (minutes === 0) return "works";
  if (layout === "narrow") return `${waits ? "+" : ""}${duration(minutes)}`;
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
  fontSize: number;
  minutes: number;
  late?: boolean;
  children: string;
}

function Result({ x, y, fontSize, minutes, late = false, children }: ResultProps) {
  const good = minutes === 0;
  const sign = good
    ? "l4 4l8 -9"
    : late
      ? "a5.5 5.5 0 1 0 0 -.1zm5.5 -3v3.5l3 1.5"
      : "m1 -5l10 10m0 -10l-10 10";
  const color = good ? "var(--success)" : late ? "var(--link)" : "var(--error)";
  return (
    <>
      <path d={`M${x} ${y - fontSize / 3}${sign}`} stroke={color} strokeWidth="2.2" fill="none" />
      <Label
        x={x + fontSize + 3}
        y={y}
        fontWeight={good ? "400" : "650"}
        fill={minutes > brief ? color : "var(--ink)"}
        text={children}
      />
    </>
  );
}
