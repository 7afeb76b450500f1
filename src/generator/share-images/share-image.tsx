import { shareImageSize } from "../../routing/share-image.ts";
import { backgrounds, themes } from "../../styles/tokens.ts";
import type { CheckedCompany } from "../company/read-company.ts";
import type { ShareImageContent } from "../render/share-image-content.ts";
import { AirmailFrame } from "./airmail-frame.tsx";
import { fitHeading, lineHeight } from "./fit-text.ts";
import type { RenderContext } from "./render-context.ts";
import { SharePicture } from "./share-picture.tsx";
import { DisplayText, MonoText } from "./text-line.tsx";

const { width, height } = shareImageSize;
/** The distance of the text from the image's edges, in pixels. */
const margin = 78;

/** The middle of the heading, between the eyebrow above it and the line below it, in pixels from the top. */
const headingMiddle = 300;

/**
 * Half the height of a capital of the display face, relative to the font size: text with its baseline this
 * far below a point has the point in its middle.
 */
const halfCapHeight = 0.36;

const nameSize = 34;

/**
 * In characters. A longer name would run into the site's address beside it, so the short name takes its
 * place.
 */
const maxNameLength = 40;

interface Props {
  company: CheckedCompany;
  content: ShareImageContent;
  /** The site's host name, shown at the bottom. */
  host: string;
  context: RenderContext;
}

/**
 * Draws the share image of a page: an envelope with the page's heading and, in the stamp's place, its
 * picture.
 */
export function ShareImage({ company, content: { theme, eyebrow, heading, picture }, host, context }: Props) {
  const { fg, accent, muted } = themes[theme];
  const { size, lines } = fitHeading(heading, context.widthOf);
  const companyName = company.name.length > maxNameLength ? company.shortName : company.name;
  const bottom = height - margin;
  const firstBaseline = headingMiddle - (lineHeight * size * (lines.length - 1)) / 2 + size * halfCapHeight;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} color={fg}>
      <AirmailFrame background={backgrounds[theme]} />
      <MonoText x={margin} y={margin + 24} size={21} fill={accent}>
        {eyebrow.toUpperCase()}
      </MonoText>
      {lines.map((line, index) => (
        <DisplayText
          key={line}
          x={margin}
          y={firstBaseline + index * lineHeight * size}
          size={size}
          fill={fg}
        >
          {line}
        </DisplayText>
      ))}
      <rect x={margin} y={bottom - 46} width="56" height="4" fill={accent} />
      <DisplayText x={margin} y={bottom} size={nameSize} fill={fg}>
        {companyName}
      </DisplayText>
      <MonoText
        x={margin + context.widthOf(companyName) * (nameSize / 100) + 22}
        y={bottom}
        size={17}
        fill={muted}
      >
        {host}
      </MonoText>
      <SharePicture picture={picture} town={company.place.town} context={context} />
    </svg>
  );
}
