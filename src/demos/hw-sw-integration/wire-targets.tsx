import { css } from "@linaria/core";
import { useId } from "react";
import { visuallyHidden } from "../../ui/visually-hidden.ts";
import type { Box } from "../box.ts";
import { cellOf, drawingSize, slotOf } from "./wire-geometry.ts";
import { fields, parityBit, type Arrival } from "./wire-model.ts";
import { hex } from "./wire-words.ts";

interface Props {
  arrivals: Arrival[];
  selected: number;
  narrow: boolean;
  onSelect: (place: number) => void;
  onFlip: (bit: number) => void;
}

/** What can be pressed in the drawing, as controls of the platform that lie over it. */
export function WireTargets({ arrivals, selected, narrow, onSelect, onFlip }: Props) {
  const name = useId();
  const { width, height } = drawingSize[narrow ? "narrow" : "wide"];
  const over = (box: Box) => ({
    left: `${(box.x / width) * 100}%`,
    top: `${(box.y / height) * 100}%`,
    width: `${(box.width / width) * 100}%`,
    height: `${(box.height / height) * 100}%`,
  });
  return (
    <>
      <fieldset className={group}>
        <legend className={visuallyHidden}>Byte whose levels are shown</legend>
        {arrivals.map(({ data, sentAs }, place) => (
          <input
            key={sentAs}
            type="radio"
            name={name}
            className={target}
            style={over(cellOf(place, narrow))}
            aria-label={`Byte ${place}, ${hex(data)}, ${fieldAt(place)}`}
            checked={place === selected}
            onChange={() => onSelect(place)}
          />
        ))}
      </fieldset>
      <fieldset className={group}>
        <legend className={visuallyHidden}>Bits of byte {selected}</legend>
        {Array.from({ length: parityBit + 1 }, (_, bit) => (
          <button
            key={bit}
            type="button"
            className={target}
            style={over(slotOf(bit + 1, narrow))}
            aria-label={bit === parityBit ? "Invert the parity bit" : `Invert bit ${bit}`}
            aria-pressed={Boolean(arrivals[selected]!.flipped & (1 << bit))}
            onClick={() => onFlip(bit)}
          />
        ))}
      </fieldset>
    </>
  );
}

function fieldAt(place: number): string {
  return fields.find(({ at, length }) => place < at + length)!.name;
}

const group = css`
  border: 0;
`;

const target = css`
  position: absolute;
  margin: 0;
  padding: 0;
  border: 0;
  appearance: none;
  background: none;
  cursor: pointer;

  &:hover {
    box-shadow: inset 0 0 0 2px var(--link);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
`;
