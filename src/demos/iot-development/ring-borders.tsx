import { Tag } from "../tag.tsx";
import { DrawingText } from "../drawing-text.tsx";
import { borderBefore, middleOfDevice, type Layout } from "./rollout-layout.ts";
import type { Ring } from "./rollout-model.ts";

interface Props {
  rings: Ring[];
  narrow: boolean;
  layout: Layout;
  /** Whether they are in the live drawing, where the halt is seen landing. */
  live: boolean;
}

/** The names of the rings and the lines between them. The line at which the rollout has stopped is a barrier. */
export function RingBorders({ rings, narrow, layout, live }: Props) {
  const { border, barrier, halt, label } = layout;
  const halted = rings.find(({ phase }) => phase === "halted");
  const next = halted && halted.from + halted.size;
  const atHalt = next !== undefined && middleOfDevice(next, layout);
  return (
    <g pointerEvents="none">
      <g fill="none" stroke="var(--surface)">
        {rings.slice(1).map(({ from }) => {
          const d = borderBefore(from, layout);
          return from === next ? (
            <g key={from} strokeWidth={barrier}>
              <path d={d} stroke="var(--accent)" />
              <path d={d} strokeDasharray={barrier * 1.4} />
            </g>
          ) : (
            <path key={from} d={d} strokeWidth={border} />
          );
        })}
      </g>
      {labelsOf(rings, narrow, layout).map(({ text, x, y }) => (
        <DrawingText key={text} x={x} y={y} fontSize={label.fontSize} fill="var(--surface)" text={text} />
      ))}
      {atHalt && (
        <Tag
          at={
            narrow
              ? { x: layout.grid.x + halt.x, y: Math.min(atHalt.y + halt.y, 210) }
              : { x: atHalt.x + (atHalt.x > 700 ? -halt.x : halt.x), y: layout.grid.y + halt.y }
          }
          turn={-5}
          fontSize={halt.fontSize}
          fill="var(--accent)"
          ink="var(--surface)"
          lands={live}
          text="HALTED"
        />
      )}
    </g>
  );
}

/** Returns a label for the beginning of each ring, or as near to it as the label before allows, with the size if there is room. */
function labelsOf(
  rings: Ring[],
  narrow: boolean,
  { label, grid }: Layout,
): { text: string; x: number; y: number }[] {
  let labelEnd = 0;
  const { x: left, y: top, spacing, devicesPerLine } = grid;
  return rings.map(({ from, size }, index) => {
    const name = rings.length === 1 ? "All" : `Ring ${index + 1}`;
    const [offset, length] = [from, size].map((devices) => (devices / devicesPerLine) * spacing);
    if (narrow) {
      const start = Math.max(labelEnd, top + offset!);
      labelEnd = start + label.fontSize + 2;
      return { text: name, x: label.x, y: start + label.fontSize - 3 };
    }
    const text = rings.length === 1 ? `${name} ${size}` : length! < 120 ? name : `${name}: ${size}`;
    const start = Math.max(labelEnd, left + offset!);
    labelEnd = start + text.length * label.fontSize * 0.47 + 14;
    return { text, x: start, y: label.y };
  });
}
