import type { CardStamp as StampText } from "../../site/share-card.ts";
import { gold, red, shades, stampInks, white } from "../../styles/tokens.ts";
import { DisplayText } from "./card-text.tsx";
import { balancedLines, type WidthOf } from "./fit-text.ts";

/** Fonts and images that the parts of a card share. */
export interface RenderContext {
  widthOf: WidthOf;
  /** A drawing of the client build as a data URL, by its address on the site. */
  image: (address: string) => string;
}

/** Both hold a whole number of the perforation's holes, which are 20 apart. */
const width = 340;
const height = 440;

/** From the paper's edge to the print, and from there to the text. */
const border = 17;
const padding = 20;

/** The perforation of every stamp's paper: round holes along its edges. */
export function Perforation() {
  const dots = {
    strokeWidth: 12,
    strokeLinecap: "round",
    strokeDasharray: "0 20",
    strokeDashoffset: -10,
  } as const;
  return (
    <mask id="perforation">
      <rect width={width} height={height} fill={white} stroke="black" {...dots} />
    </mask>
  );
}

/** A stamp's shadow as layers: a filter takes longer than the rest of a picture. */
function Shadow() {
  const color = shades.drawnStampShadow;
  return [32, 24, 16, 8, 2].map((reach) => (
    <rect
      key={reach}
      y="12"
      width={width}
      height={height}
      fill={color}
      stroke={color}
      strokeWidth={reach}
      strokeLinejoin="round"
      opacity=".04"
    />
  ));
}

/** A service's stamp as the page shows it (blocks/stamp.tsx), its print in one ink, around its middle. */
export function CardStamp({ stamp, context }: { stamp: StampText; context: RenderContext }) {
  const { ink, art, name, number } = stamp;
  const { print, text } = stampInks[ink];
  const side = width - 2 * border;
  const start = border + padding;
  const foot = height - border - 24;
  const size = 36;
  const lines = balancedLines(name, ((number ? 186 : 266) / size) * 100, context.widthOf);
  return (
    <g transform={`translate(${-width / 2} ${-height / 2})`}>
      <Shadow />
      <rect width={width} height={height} fill={white} mask="url(#perforation)" />
      <rect x={border} y={border} width={side} height={height - 2 * border} fill={print} />
      <svg x={border} y={border} width={side} height={side} viewBox="0 0 144 144">
        {art ? (
          <image width="144" height="144" href={context.image(art)} />
        ) : (
          <EnvelopeArt print={print} text={text} />
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
        <DisplayText x={width - start} y={foot} size={72} fill={text} textAnchor="end">
          {number}
        </DisplayText>
      )}
    </g>
  );
}

function EnvelopeArt({ print, text }: { print: string; text: string }) {
  return (
    <>
      <path fill={text} d="M16 34h112v80H16z" />
      <path fill="none" stroke={print} strokeWidth="7" d="m13 38 59 45 59-45" />
      <circle cx="72" cy="82" r="17" fill={print === gold ? red : gold} />
    </>
  );
}
