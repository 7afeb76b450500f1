import type { ComponentProps } from "react";
import type { Font } from "fontkitten";
import { drawingFonts } from "../font-faces.ts";

/** In parts of the font's size. */
const letterSpacing = -0.012;
const wordSpacing = 0.05;

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

/** The width of such a line at size 100. */
export function displayWidth(line: string, font: Font): number {
  const widths = Array.from(line, (character) => {
    const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0)!);
    return advanceWidth / font.unitsPerEm + letterSpacing + (character === " " ? wordSpacing : 0);
  });
  return 100 * widths.reduce((sum, width) => sum + width, 0);
}

/** A line in the face of labels. */
export function MonoText({ size, ...rest }: Props) {
  return <text fontFamily={drawingFonts.mono} fontSize={size} {...rest} />;
}
