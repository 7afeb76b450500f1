import type { Box } from "../box.ts";
import { middle } from "./plug-layout.ts";

interface Props {
  box: Box;
  upright: boolean;
  waits: boolean;
}

/** Orders in the queue: one passes at a time, or several wait. */
export function QueueLetters({ box, upright, waits }: Props) {
  const { x, y } = middle(box);
  const places = waits ? [-3, -2, -1, 1, 2, 3] : [-2, 2];
  return (
    <path
      d={places
        .map((place) => {
          const apart = Math.sign(place) * (upright ? 8 : 60) + place * (upright ? 20 : 38);
          return `M${upright ? x - 11 : x + apart - 11} ${(upright ? y + apart : y) - 7}h22v14h-22zl11 8l11 -8`;
        })
        .join("")}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  );
}
