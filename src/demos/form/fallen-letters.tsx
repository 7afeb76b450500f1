import { css } from "@linaria/core";
import { useEffect, useRef } from "react";
import { motionAllowed } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";
import { flyFrom } from "../kit/fly-from.ts";
import { tiltOf } from "../kit/svg-geometry.ts";
import { fields, isLost, type Field, type State } from "./form-model.ts";

/** How many letters lie in each row of the heap, from the floor up. Further letters are not drawn. */
const rows = [16, 12, 8, 4];
const heap = rows.flatMap((length, row) =>
  Array.from({ length }, (_, index) => ({ row, fromMiddle: index - (length - 1) / 2 })),
);

/**
 * The letters of what the visitor typed into a form that was then refused. They lie in a heap on the floor if
 * the form has dropped them; otherwise they are in their field, where they are not drawn.
 */
export function FallenLetters({ state }: { state: State }) {
  // Spaces are left out, as they would not be seen.
  const letters = fields.flatMap((field) =>
    Array.from(state.attempt?.[field] ?? "")
      .map((letter, index) => ({ field, letter, index }))
      .filter(({ letter }) => letter.trim()),
  );
  return (
    <svg
      className={heapOfLetters}
      viewBox="0 0 280 84"
      textAnchor="middle"
      fill="currentColor"
      aria-hidden="true"
    >
      {letters.slice(0, heap.length).map(({ field, letter, index }, heapIndex) => (
        <FallenLetter
          key={`${field}${index}`}
          letter={letter}
          field={field}
          index={index}
          heapIndex={heapIndex}
          lost={isLost(field, state)}
        />
      ))}
    </svg>
  );
}

interface LetterProps {
  letter: string;
  field: Field;
  /** The place of the letter in its field. */
  index: number;
  heapIndex: number;
  lost: boolean;
}

function FallenLetter({ letter, field, index, heapIndex, lost }: LetterProps) {
  const shape = useRef<SVGTextElement>(null);
  const wasLost = useRef(lost);
  const { row, fromMiddle } = heap[heapIndex]!;
  useEffect(() => {
    if (wasLost.current === lost) return;
    wasLost.current = lost;
    const input = shape.current!.closest("form")!.querySelector(`[name=${field}]`)!;
    const { x, y, height } = input.getBoundingClientRect();
    const fontSize = Number.parseFloat(getComputedStyle(input).fontSize);
    const from = { x: x + 12 + (index + 0.5) * fontSize * 0.45, y: y + height / 2 };
    flyFrom(shape.current!, from, { reverse: !lost, delay: (heapIndex % 3) * 80 });
  }, [field, heapIndex, index, lost]);
  const x = Math.round(140 + fromMiddle * 16.5);
  const y = 78 - row * 19 - ((heapIndex * 5) % 4);
  return (
    <text
      ref={shape}
      opacity={lost ? undefined : 0}
      transform={`translate(${x} ${y}) rotate(${tiltOf(heapIndex, 60)})`}
    >
      {letter}
    </text>
  );
}

const heapOfLetters = css`
  justify-self: end;
  inline-size: calc(100% - 12px);
  max-inline-size: 22rem;
  margin-block-end: -6px;
  overflow: visible;
  font: 820 32px / 1 var(--display);
  pointer-events: none;

  @media ${motionAllowed} {
    > text {
      transition: opacity 1ms ${4 * times.beat}ms;
    }
  }
`;
