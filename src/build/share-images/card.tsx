import { company } from "../company.ts";
import type { ShareCard } from "../../site/share-card.ts";
import { shareImageSize } from "../../site/share-image.ts";
import { backgrounds, themes } from "../../styles/tokens.ts";
import { AirmailFrame } from "./airmail-frame.tsx";
import { CardPicture } from "./card-picture.tsx";
import { DisplayText, MonoText } from "./card-text.tsx";
import type { RenderContext } from "./card-stamp.tsx";
import { fitHeading, leading } from "./fit-text.ts";

const { width, height } = shareImageSize;
/** From the picture's edge to the text. */
const margin = 78;

/** A longer name would run into the site's address beside it. */
const longestName = 40;
const sender = company.name.length > longestName ? company.shortName : company.name;

interface Props {
  card: ShareCard;
  host: string;
  context: RenderContext;
}

/** The share image of a page: an envelope with the page's heading and, in the stamp's place, its picture. */
export function Card({ card: { theme, label, heading, picture }, host, context }: Props) {
  const { ink, accent, muted } = themes[theme];
  const { size, lines } = fitHeading(heading, context.widthOf);
  const foot = height - margin;
  // The heading stands in the middle between the label and the foot.
  const first = (600 - leading * size * (lines.length - 1) + size * 0.7) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} color={ink}>
      <AirmailFrame ground={backgrounds[theme]} />
      <MonoText x={margin} y={margin + 24} size={21} fill={accent}>
        {label.toUpperCase()}
      </MonoText>
      {lines.map((line, index) => (
        <DisplayText key={line} x={margin} y={first + index * leading * size} size={size} fill={ink}>
          {line}
        </DisplayText>
      ))}
      <rect x={margin} y={foot - 46} width="56" height="4" fill={accent} />
      <DisplayText x={margin} y={foot} size={34} fill={ink}>
        {sender}
      </DisplayText>
      <MonoText x={margin + context.widthOf(sender) * 0.34 + 22} y={foot} size={17} fill={muted}>
        {host}
      </MonoText>
      <CardPicture picture={picture} context={context} />
    </svg>
  );
}
