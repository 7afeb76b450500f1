import type { ComponentProps } from "react";
import { drawingFonts } from "../font-faces.ts";

/** In parts of the font's size. */
export const letterSpacing = -0.012;
export const wordSpacing = 0.05;

interface Props extends ComponentProps<"text"> {
  size: number;
  children: string;
}

/** A line in the face of headings. */
export function DisplayText({ size, ...rest }: Props) {
  return (
    <text
      fontFamily={drawingFonts.display}
      fontSize={size}
      letterSpacing={letterSpacing * size}
      wordSpacing={wordSpacing * size}
      {...rest}
    />
  );
}

/** A line in the face of labels. */
export function MonoText({ size, ...rest }: Props) {
  return <text fontFamily={drawingFonts.mono} fontSize={size} {...rest} />;
}
