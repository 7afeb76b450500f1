import { shareImageSize } from "../../routing/share-image.ts";
import { blue, red, white } from "../../styles/tokens.ts";

const { width, height } = shareImageSize;

/**
 * Draws the edge of an airmail envelope: red and blue stripes on white around a background that begins 22 px
 * from the edge.
 */
export function AirmailFrame({ background }: { background: string }) {
  return (
    <>
      <rect width={width} height={height} fill={white} />
      <path fill={red} d={stripes(0)} />
      <path fill={blue} d={stripes(60)} />
      <rect
        x="20"
        y="20"
        width={width - 40}
        height={height - 40}
        fill={background}
        stroke={white}
        strokeWidth="4"
      />
    </>
  );
}

/** The stripes of one colour as a path: one every 120 px, beginning at `start`. */
function stripes(start: number): string {
  return Array.from({ length: 15 }, (_, index) => `M${start + index * 120} 0h36l-441 630h-36z`).join("");
}
