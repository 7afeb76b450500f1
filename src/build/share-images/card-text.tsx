import { drawingFonts } from "../font-faces.ts";

interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  fill?: string;
  anchor?: "middle" | "end";
}

/** A line in the face of headings. */
export function DisplayText({ text, x, y, size, fill, anchor }: Line) {
  return (
    <text
      x={x}
      y={y}
      fontFamily={drawingFonts.display}
      fontSize={size}
      letterSpacing={-0.012 * size}
      wordSpacing={0.05 * size}
      fill={fill}
      textAnchor={anchor}
    >
      {text}
    </text>
  );
}

/** A line in the face of labels. */
export function MonoText({ text, x, y, size, fill, anchor }: Line) {
  return (
    <text x={x} y={y} fontFamily={drawingFonts.mono} fontSize={size} fill={fill} textAnchor={anchor}>
      {text}
    </text>
  );
}
