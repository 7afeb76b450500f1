import type { CheckedCompany } from "../company/read-company.ts";
import type { ShareImageContent } from "./share-image-content.ts";
import { shareImageSize } from "../../routing/share-image.ts";
import { backgrounds, themes } from "../../styles/tokens.ts";
import { AirmailFrame } from "./airmail-frame.tsx";
import type { RenderContext } from "./render-context.ts";
import { SharePicture } from "./share-picture.tsx";
import { DisplayText, MonoText } from "./text-line.tsx";
import { fitHeading, lineHeight } from "./fit-text.ts";

const { width, height } = shareImageSize;
/** The distance of the text from the image's edges, in pixels. */
const margin = 78;

/** In characters. A longer name would run into the site's address beside it, so the short name takes its place. */
const maxNameLength = 40;

interface Props {
  company: CheckedCompany;
  content: ShareImageContent;
  /** The site's host name, shown at the bottom. */
  host: string;
  context: RenderContext;
}

/** Draws the share image of a page: an envelope with the page's heading and, in the stamp's place, its picture. */
export function ShareImage({ company, content: { theme, label, heading, picture }, host, context }: Props) {
  const { ink, accent, muted } = themes[theme];
  const { size, lines } = fitHeading(heading, context.widthOf);
  const companyName = company.name.length > maxNameLength ? company.shortName : company.name;
  const bottom = height - margin;
  // Centres the heading between the label and the bottom line.
  const firstBaseline = (600 - lineHeight * size * (lines.length - 1) + size * 0.7) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} color={ink}>
      <AirmailFrame background={backgrounds[theme]} />
      <MonoText x={margin} y={margin + 24} size={21} fill={accent}>
        {label.toUpperCase()}
      </MonoText>
      {lines.map((line, index) => (
        <DisplayText
          key={line}
          x={margin}
          y={firstBaseline + index * lineHeight * size}
          size={size}
          fill={ink}
        >
          {line}
        </DisplayText>
      ))}
      <rect x={margin} y={bottom - 46} width="56" height="4" fill={accent} />
      <DisplayText x={margin} y={bottom} size={34} fill={ink}>
        {companyName}
      </DisplayText>
      <MonoText x={margin + context.widthOf(companyName) * 0.34 + 22} y={bottom} size={17} fill={muted}>
        {host}
      </MonoText>
      <SharePicture picture={picture} town={company.place.town} context={context} />
    </svg>
  );
}
