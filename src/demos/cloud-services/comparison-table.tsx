import { box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
import { designNames, designs, taskNames, type DesignName, type TaskName } from "./designs.ts";
import { layoutOf } from "./plug-layout.ts";
import { costOf, outcomeOf, type State } from "./plug-model.ts";

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
export function ComparisonTable({ state: { shown, unplugged }, canvas }: DrawingProps<State>) {
  const { width, fontSize } = canvas;
  const size = canvas.narrow ? "narrow" : "wide";
  const { table } = layoutOf(shown, canvas.narrow);
  const column = (width - table.x) / designNames.length;
  const left = table.x + designNames.indexOf(shown) * column;
  const line = (index: number) => table.y + (index + 1) * table.row;
  return (
    <g>
      <rect {...box(left, table.y - table.row + 8, column, table.row * 6 + 2)} fill="var(--sunken)" />
      {Object.values(rows).map((row, index) => (
        <g key={row.wide}>
          <path d={`M0 ${line(index) - table.row + 9}h${width}`} stroke="var(--line)" />
          <Label y={line(index)} text={row[size]} />
        </g>
      ))}
      {designNames.map((name, index) => {
        const { stops, lost } = outcomeOf(designs[name], unplugged);
        const at = { x: table.x + index * column + (canvas.narrow ? 4 : 14), fontSize };
        const weight = name === shown ? 700 : 500;
        return (
          <g key={name}>
            <Label {...at} y={table.y} fontWeight={weight} text={columns[name][size]} />
            {taskNames.map((task, row) => {
              const late = designs[name].tasks[task].waits;
              const text = describeStop(stops[task], late, canvas.narrow);
              return (
                <Result key={task} {...at} y={line(row)} minutes={stops[task]} late={late} text={text} />
              );
            })}
            <Result {...at} y={line(3)} minutes={lost} text={describeLoss(lost, canvas.narrow)} />
            <Label {...at} y={line(4)} bold text={`${costOf(name)}×`} />
          </g>
        );
      })}
    </g>
  );
}

function describeStop(minutes: number, late: boolean | undefined, narrow: boolean): string {
  if (minutes === 0) return "works";
  if (narrow) return `${late ? "+" : ""}${duration(minutes)}`;
  return late ? `${duration(minutes)} late` : `back in ${duration(minutes)}`;
}

function describeLoss(minutes: number, narrow: boolean): string {
  if (minutes === 0) return "none";
  return narrow ? duration(minutes) : `the last ${duration(minutes)}`;
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
  late?: boolean | undefined;
  text: string;
}

function Result({ x, y, fontSize, minutes, late, text }: ResultProps) {
  const { sign, color } = signs[minutes === 0 ? "good" : late ? "late" : "bad"];
  return (
    <>
      <path d={`M${x} ${y - fontSize / 3}${sign}`} stroke={color} strokeWidth="2.2" fill="none" />
      <Label
        x={x + fontSize + 3}
        y={y}
        bold={minutes > 0}
        fill={minutes > brief ? color : "var(--ink)"}
        text={text}
      />
    </>
  );
}

/** A tick, a clock and a cross. */
const signs = {
  good: { sign: "l4 4l8 -9", color: "var(--success)" },
  late: { sign: "a5.5 5.5 0 1 0 0 -.1zm5.5 -3v3.5l3 1.5", color: "var(--link)" },
  bad: { sign: "m1 -5l10 10m0 -10l-10 10", color: "var(--error)" },
};
