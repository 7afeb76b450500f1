import { gold, red, shades, stampColors, white } from "../../styles/tokens.ts";
import type { ShareImageStamp } from "../render/share-image-content.ts";
import { balancedLines } from "./fit-text.ts";
import type { RenderContext } from "./render-context.ts";
import { DisplayText } from "./text-line.tsx";

/** In pixels. Both are multiples of 20, the distance of two perforation holes. */
const width = 340;
const height = 440;

/** In pixels: the white border around the print, and the distance of the text from the print's edges. */
const border = 17;
const padding = 20;

/** Defines the mask that cuts round holes along the edges of every stamp. */
export function PerforationMask() {
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

/** Draws a stamp's shadow as layers: a filter would take longer to draw than all the rest of the image. */
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

/** Draws a stamp as the pages show it (sections/stamp.tsx), with its centre at the origin. */
export function DrawnStamp({ stamp, context }: { stamp: ShareImageStamp; context: RenderContext }) {
  const { ink, picture, name, number } = stamp;
  const { ground, text } = stampColors[ink];
  const side = width - 2 * border;
  const start = border + padding;
  const baseline = height - border - 24;
  const size = 36;
  const lines = balancedLines(name, ((number ? 186 : 266) / size) * 100, context.widthOf);
  return (
    <g transform={`translate(${-width / 2} ${-height / 2})`}>
      <Shadow />
      <rect width={width} height={height} fill={white} mask="url(#perforation)" />
      <rect x={border} y={border} width={side} height={height - 2 * border} fill={ground} />
      <svg x={border} y={border} width={side} height={side} viewBox="0 0 144 144">
        {picture ? (
          <image width="144" height="144" href={context.image(picture)} />
        ) : (
          <EnvelopePicture ground={ground} text={text} />
        )}
      </svg>
      {lines.map((line, index) => (
        <DisplayText
          key={line}
          x={start}
          y={baseline - (lines.length - 1 - index) * size}
          size={size}
          fill={text}
        >
          {line}
        </DisplayText>
      ))}
      {number && (
        <DisplayText x={width - start} y={baseline} size={72} fill={text} textAnchor="end">
          {number}
        </DisplayText>
      )}
    </g>
  );
}

function EnvelopePicture({ ground, text }: { ground: string; text: string }) {
  return (
    <>
      <path fill={text} d="M16 34h112v80H16z" />
      <path fill="none" stroke={ground} strokeWidth="7" d="m13 38 59 45 59-45" />
      <circle cx="72" cy="82" r="17" fill={ground === gold ? red : gold} />
    </>
  );
}
