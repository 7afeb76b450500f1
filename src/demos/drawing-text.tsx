import { drawingWordSpacing } from "../styles/display-font.ts";

interface Props {
  x: number;
  y: number;
  fontSize: number;
  /** Which part of the text is at `x`. */
  anchor?: "start" | "middle" | "end";
  fill?: string;
  text: string;
}

/**
 * A text in the display type. All that the build needs to draw it as outlines is on the element
 * (generator/fonts/outline-text.ts).
 */
export function DrawingText({ anchor = "start", text, ...attributes }: Props) {
  return (
    <text
      {...attributes}
      fontFamily="var(--display)"
      textAnchor={anchor}
      wordSpacing={`${drawingWordSpacing}em`}
    >
      {text}
    </text>
  );
}
