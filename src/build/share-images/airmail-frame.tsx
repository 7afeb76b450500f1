import { shareImageSize } from "../../site/share-image.ts";
import { blue, red, white } from "../../styles/tokens.ts";

const { width, height } = shareImageSize;
const edge = 22;
/** From one red stripe to the next. */
const period = 120;

/** The area inside the striped edge. */
export const paper = inset(edge);

/** An airmail envelope: red and blue stripes on white around the paper. */
export function AirmailFrame({ ground }: { ground: string }) {
  return (
    <>
      <rect width={width} height={height} fill={white} />
      <path fill={red} d={stripes(0)} />
      <path fill={blue} d={stripes(period / 2)} />
      <rect {...inset(edge - 4)} fill={white} />
      <rect {...paper} fill={ground} />
    </>
  );
}

function stripes(start: number): string {
  const count = Math.ceil((width + height) / period) + 1;
  const stripe = (_: unknown, index: number) =>
    `M${start + index * period} 0h36l${-0.7 * height} ${height}h-36z`;
  return Array.from({ length: count }, stripe).join("");
}

function inset(by: number) {
  return { x: by, y: by, width: width - 2 * by, height: height - 2 * by };
}
