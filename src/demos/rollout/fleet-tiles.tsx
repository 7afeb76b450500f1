import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { DrawingText } from "../drawing-text.tsx";
import { middleOf } from "../svg-geometry.ts";
import { SwitchTile } from "../switch-tile.tsx";
import type { Layout } from "./rollout-layout.ts";
import { tileLines } from "./rollout-text.ts";

/** The switch of the second slot, and the button for another fleet. */
export function FleetTiles({ secondSlot, layout }: { secondSlot: boolean; layout: Layout }) {
  const { tileSizes, tiles } = layout;
  const { fontSize, lineHeight, check } = tileSizes;
  const { anotherFleet: another } = tiles;
  const { y: middle } = middleOf(another);
  return (
    <>
      <SwitchTile area={tiles.secondSlot} lines={tileLines.secondSlot} on={secondSlot} sizes={tileSizes} />
      <rect {...another} fill="var(--sunken)" />
      <path
        d="M10 -5A11 11 0 1 0 11 3M12 -14V-4H2"
        transform={`translate(${another.x + check} ${middle}) scale(${check / 28})`}
        fill="none"
        stroke="var(--fg)"
        strokeWidth="4.5"
      />
      {tileLines.anotherFleet.map((text, row) => (
        <DrawingText
          key={text}
          x={another.x + check * 2}
          y={middle + fontSize * halfCapHeight + (row - 0.5) * lineHeight}
          fontSize={fontSize}
          text={text}
        />
      ))}
    </>
  );
}
