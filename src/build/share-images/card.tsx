import { company } from "../company.ts";
import type { ShareCard } from "../../site/share-card.ts";
import { shareImageSize } from "../../site/share-image.ts";
import { grounds, themes } from "../../styles/tokens.ts";
import { AirmailFrame } from "./airmail-frame.tsx";
import { CardPicture } from "./card-picture.tsx";
import { DisplayText, MonoText } from "./card-text.tsx";
import { fitHeading, leading } from "./fit-text.ts";
import type { Studio } from "./studio.ts";

const { width, height } = shareImageSize;
/** From the picture's edge to the text. */
const margin = 78;

/** The share image of a page: an envelope with the page's heading and, where its stamp belongs, what it is about. */
export function Card({ card, host, studio }: { card: ShareCard; host: string; studio: Studio }) {
  const { theme, label, heading, picture } = card;
  const { ink, accent, muted } = themes[theme];
  const { size, lines } = fitHeading(heading, studio.widthOf);
  const foot = height - margin;
  // The heading hangs in the middle of what the label and the foot leave.
  const first = (600 - leading * size * (lines.length - 1) + size * 0.7) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <AirmailFrame ground={grounds[theme]} />
      <MonoText text={label.toUpperCase()} x={margin} y={margin + 24} size={21} fill={accent} />
      {lines.map((line, index) => (
        <DisplayText
          key={line}
          text={line}
          x={margin}
          y={first + index * leading * size}
          size={size}
          fill={ink}
        />
      ))}
      <rect x={margin} y={foot - 46} width="56" height="4" fill={accent} />
      <DisplayText text={company.name} x={margin} y={foot} size={34} fill={ink} />
      <MonoText
        text={host}
        x={margin + studio.widthOf(company.name) * 0.34 + 22}
        y={foot}
        size={17}
        fill={muted}
      />
      <CardPicture picture={picture} ink={ink} studio={studio} />
    </svg>
  );
}
