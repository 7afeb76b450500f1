interface Props {
  x: number;
  y: number;
  fontSize: number;
  /** Which part of the text stands at `x`. */
  anchor?: "start" | "middle" | "end";
  fill?: string;
  text: string;
}

/** A text in the display type. All that the build needs to draw it as outlines stands on the element (prerender/fonts/outline-text.ts). */
export function DrawingText({ anchor = "start", text, ...attributes }: Props) {
  return (
    <text {...attributes} fontFamily="var(--display)" textAnchor={anchor} wordSpacing="0.05em">
      {text}
    </text>
  );
}
