import { shareImageSize } from "../../site/share-image.ts";
import { blue, red, white } from "../../styles/tokens.ts";

const { width, height } = shareImageSize;

/** An airmail envelope: red and blue stripes on white around the paper, which begins 22 px from the edge. */
export function AirmailFrame({ ground }: { ground: string }) {
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
        fill={ground}
        stroke={white}
        strokeWidth="4"
      />
    </>
  );
}

/** Of one colour, every 120 px. */
function stripes(start: number): string {
  return Array.from({ length: 15 }, (_, index) => `M${start + index * 120} 0h36l-441 630h-36z`).join("");
}
