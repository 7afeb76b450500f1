import type { CardStamp as StampText } from "../../site/share-card.ts";
import { gold, red, stampInks, white } from "../../styles/tokens.ts";
import { DisplayText } from "./card-text.tsx";
import { balancedLines } from "./fit-text.ts";
import { perforated, shadowBox, stampHeight, stampWidth } from "./stamp-paper.tsx";
import type { RenderContext } from "./render-context.ts";

/** From the paper's edge to the print, and from there to the text. */
const border = 17;
const padding = 20;

/** A service's stamp as the page shows it (blocks/stamp-link.tsx): paper with a perforated edge, the print in one ink. */
export function CardStamp({ stamp, context }: { stamp: StampText; context: RenderContext }) {
  const { ink, art, name, number } = stamp;
  const { print, text } = stampInks[ink];
  const side = stampWidth - 2 * border;
  const start = border + padding;
  const foot = stampHeight - border - 24;
  const size = 36;
  const lines = balancedLines(name, ((number ? 186 : 266) / size) * 100, context.widthOf);
  return (
    <>
      <image {...shadowBox} imageRendering="optimizeSpeed" href={context.shadow} />
      <path fill={white} d={perforated} />
      <rect x={border} y={border} width={side} height={stampHeight - 2 * border} fill={print} />
      <svg x={border} y={border} width={side} height={side} viewBox="0 0 144 144">
        {art ? (
          <image width="144" height="144" href={context.image(art)} />
        ) : (
          <LetterArt print={print} text={text} />
        )}
      </svg>
      {lines.map((line, index) => (
        <DisplayText
          key={line}
          x={start}
          y={foot - (lines.length - 1 - index) * size}
          size={size}
          fill={text}
        >
          {line}
        </DisplayText>
      ))}
      {number && (
        <DisplayText x={stampWidth - start} y={foot} size={72} fill={text} textAnchor="end">
          {number}
        </DisplayText>
      )}
    </>
  );
}

/** An envelope, closed. */
function LetterArt({ print, text }: { print: string; text: string }) {
  return (
    <>
      <path fill={text} d="M16 34h112v80H16z" />
      <path fill="none" stroke={print} strokeWidth="7" d="m13 38 59 45 59-45" />
      <circle cx="72" cy="82" r="17" fill={print === gold ? red : gold} />
    </>
  );
}
