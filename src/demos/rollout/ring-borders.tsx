import { DrawingText, characterWidth } from "../drawing-text.tsx";
import { Tag } from "../tag.tsx";
import { borderBefore, middleOfDevice, type Layout } from "./rollout-layout.ts";
import type { Ring } from "./rollout-model.ts";
import { haltedTag, ringNames } from "./rollout-text.ts";

interface Props {
  rings: Ring[];
  layout: Layout;
  /** Whether they are in the live drawing, where the halt is seen landing. */
  live: boolean;
}

/**
 * The names of the rings and the lines between them. The line at which the rollout has stopped is a barrier.
 */
export function RingBorders({ rings, layout, live }: Props) {
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
      {labelsOf(rings, layout).map(({ text, x, y }) => (
        <DrawingText key={text} x={x} y={y} fontSize={label.fontSize} fill="var(--surface)" text={text} />
      ))}
      {atHalt && (
        <Tag
          at={{
            x: atHalt.x + (atHalt.x > layout.background.width * 0.6 ? -halt.x : halt.x),
            y: layout.grid.y + halt.y,
          }}
          turn={-5}
          fontSize={halt.fontSize}
          fill="var(--accent)"
          color="var(--surface)"
          lands={live}
          text={haltedTag}
        />
      )}
    </g>
  );
}

/**
 * Returns a label for the beginning of each ring, or as near to it as the label before allows: the longest of
 * its names for which there is room above the ring.
 */
function labelsOf(rings: Ring[], { label, grid }: Layout): { text: string; x: number; y: number }[] {
  const { fontSize } = label;
  const { x: left, spacing, perColumn } = grid;
  const xOf = (device: number) => left + (device / perColumn) * spacing;
  const widthOf = (text: string) => text.length * fontSize * characterWidth;
  let labelEnd = 0;
  return rings.map(({ from, size }, index) => {
    const x = Math.max(labelEnd, xOf(from));
    const names = ringNames(index + 1, size);
    const text = names.find((each) => x + widthOf(each) <= xOf(from + size)) ?? names.at(-1)!;
    labelEnd = x + widthOf(text) + fontSize * 0.6;
    return { text, x, y: label.y };
  });
}
