import { middleOf, type Box } from "../canvas.ts";

interface Props {
  box: Box;
  upright: boolean;
  /** Whether several wait; otherwise one passes at a time. */
  waiting: boolean;
}

/** Orders in the queue, drawn as envelopes. */
export function QueuedOrders({ box, upright, waiting }: Props) {
  const { x, y } = middleOf(box);
  const places = waiting ? [-3, -2, -1, 1, 2, 3] : [-2, 2];
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
