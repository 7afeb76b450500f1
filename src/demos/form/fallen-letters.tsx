import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { tiltOf } from "../svg-geometry.ts";
import { fieldRect, type Layout } from "./form-layout.ts";
import { fields, isLost, type State } from "./form-model.ts";

interface Props {
  state: State;
  layout: Layout;
  /** Whether they are in the live drawing, where they are seen falling and flying back. */
  live: boolean;
}

/** How many letters lie in each row of the heap, from the floor up. Further letters are not drawn. */
const rows = [16, 12, 8, 4];
const heap = rows.flatMap((length, row) =>
  Array.from({ length }, (_, index) => ({ row, fromMiddle: index - (length - 1) / 2 })),
);

/**
 * The letters of what the visitor typed into a form that was then refused. They lie in a heap on the floor if
 * the form has dropped them; otherwise they are in their field, where they are not drawn.
 */
export function FallenLetters({ state, layout, live }: Props) {
  const { middle, floor, pitch, rowHeight, fontSize } = layout.heap;
  // Spaces are left out, as they would not be seen.
  const letters = fields.flatMap((field) =>
    Array.from(state.attempt?.[field] ?? "")
      .map((letter, index) => ({ field, letter, index }))
      .filter(({ letter }) => letter.trim()),
  );
  return letters.slice(0, heap.length).map(({ field, letter, index }, heapIndex) => {
    const { row, fromMiddle } = heap[heapIndex]!;
    const lost = isLost(field, state);
    const { x, y, height } = fieldRect(field, layout);
    const heapX = middle + fromMiddle * pitch;
    const heapY = floor - row * rowHeight - ((heapIndex * 5) % 4);
    return (
      <g
        key={`${field}${index}`}
        pointerEvents="none"
        className={live ? falling : undefined}
        opacity={lost ? 1 : 0}
        transform={
          lost
            ? `translate(${Math.round(heapX)} ${heapY}) rotate(${tiltOf(heapIndex, 60)})`
            : `translate(${x + layout.inset + index * fontSize * 0.4} ${y + height * 0.7}) rotate(0)`
        }
      >
        <DrawingText x={0} y={0} fontSize={fontSize} anchor="middle" text={letter} />
      </g>
    );
  });
}

/** The delay keeps neighbours from falling at the same moment. */
const falling = css`
  @media ${motionAllowed} {
    transition:
      transform ${3 * times.beat}ms ease-in var(--lag, 0s),
      opacity ${times.beat}ms;

    &[opacity="0"] {
      transition:
        transform ${3 * times.beat}ms ${easing.settle} var(--lag, 0s),
        opacity ${times.beat}ms ${2 * times.beat}ms;
    }
    &:nth-of-type(3n) {
      --lag: 80ms;
    }
    &:nth-of-type(3n + 1) {
      --lag: 160ms;
    }
  }
`;
