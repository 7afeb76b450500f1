import type { ComponentProps } from "react";
import { drawingWordSpacing } from "../../styles/display-font.ts";
import { drawingFonts, type DrawingFont } from "../fonts/drawing-fonts.ts";

/** Relative to the font size. */
const letterSpacing = -0.012;

interface Props extends ComponentProps<"text"> {
  size: number;
  children: string;
}

/** Draws one line of text in the font of headings. */
export function DisplayText({ size, ...rest }: Props) {
  return (
    <text
      fontFamily={drawingFonts.display}
      fontSize={size}
      letterSpacing={letterSpacing * size}
      wordSpacing={drawingWordSpacing * size}
      {...rest}
    />
  );
}

/** Returns the width of a line of `DisplayText` at font size 100, in pixels. */
export function displayWidth(line: string, font: DrawingFont): number {
  const widths = Array.from(line, (character) => {
    const { advanceWidth = 0 } = font.glyphOf(character) ?? {};
    return advanceWidth / font.unitsPerEm + letterSpacing + (character === " " ? drawingWordSpacing : 0);
  });
  return 100 * widths.reduce((sum, width) => sum + width, 0);
}

/** Draws one line of text in the font of labels. */
export function MonoText({ size, ...rest }: Props) {
  return <text fontFamily={drawingFonts.mono} fontSize={size} {...rest} />;
}
