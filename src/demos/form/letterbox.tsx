import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect } from "../svg-geometry.ts";
import type { Layout } from "./form-layout.ts";
import { fields, type Values } from "./form-model.ts";
import { letterboxTexts } from "./form-text.ts";

interface Props {
  sent: boolean;
  values: Values;
  layout: Layout;
  /** Whether it is in the live drawing, where the letter is seen coming through the slot. */
  live: boolean;
}

/** Longer text would run over the edge of the letter. */
const lineLength = 22;

/**
 * The company's letterbox, empty until the form is sent. The form is drawn after it, and covers the letter on
 * its way.
 */
export function Letterbox({ sent, values, layout, live }: Props) {
  const { letterbox, letterboxTitle, emptyText, plate, letter, letterText, stamp } = layout;
  const rim = plate.height / 4;
  const slot = rect(plate.x + rim, plate.y + rim, plate.width - 2 * rim, plate.height - 2 * rim);
  return (
    <>
      <rect {...letterbox} fill="var(--link)" />
      <rect {...plate} fill={gold} />
      <rect {...slot} />
      {!sent && <DrawingText {...emptyText} fill="var(--surface)" text={letterboxTexts.empty} />}
      <g
        className={live ? arriving : undefined}
        opacity={sent ? 1 : 0}
        transform={`translate(${letter.x} ${letter.y - (sent ? 0 : letter.height + plate.height)})`}
      >
        <rect {...rect(0, 0, letter.width, letter.height)} fill="var(--surface)" />
        {sent &&
          fields.map((field, index) => (
            <DrawingText
              key={field}
              x={letterText.x}
              y={letterText.y + index * letterText.lineHeight}
              fontSize={letterText.fontSize}
              text={values[field].slice(0, lineLength)}
            />
          ))}
        <g transform={`translate(${stamp.x} ${stamp.y}) scale(${stamp.scale})`}>
          <path d="M0 0h44v54H0z" fill="var(--accent)" />
          <path d="M9 40L22 14l13 26z" fill={gold} />
          <path
            d="M-32 22a24 24 0 0 1 48 0a24 24 0 0 1-48 0h7a17 17 0 0 1 34 0a17 17 0 0 1-34 0M-90 12h56M-92 22h58M-90 32h56"
            fill="none"
            stroke="var(--fg)"
            strokeWidth="3"
          />
        </g>
      </g>
      {/* The letter comes out from under these. */}
      <rect {...rect(letter.x, letterbox.y, letter.width, plate.y - letterbox.y)} fill="var(--link)" />
      <rect {...plate} height={rim} fill={gold} />
      <rect {...slot} height={letter.y - slot.y} />
      <DrawingText {...letterboxTitle} fill="var(--surface)" text={letterboxTexts.title} />
    </>
  );
}

const arriving = css`
  @media ${motionAllowed} {
    transition: transform ${4 * times.beat}ms ${easing.settle} ${2 * times.beat}ms;
  }
`;
