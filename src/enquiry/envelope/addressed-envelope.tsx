import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { airmailPaper } from "../../components/postal/airmail-paper.ts";
import { company } from "../../content/company.ts";
import { displayFont } from "../../styles/display-font.ts";
import { airmail } from "../../styles/tokens.ts";
import { EnvelopeStamp } from "./envelope-stamp.tsx";

interface Props {
  /** Replaces the company's address, which is decoration. */
  addressee?: ReactNode;
  /** The postmark or the return mark. */
  children?: ReactNode;
}

/**
 * The address side of the envelope. All its sizes follow from its width. The element around it may set
 * `--cut-off`, by which the stamp keeps clear of the right edge.
 */
export function AddressedEnvelope({ addressee, children }: Props) {
  return (
    <span className={cx(airmailPaper, face)}>
      <EnvelopeStamp>{children}</EnvelopeStamp>
      <span className={label} aria-hidden="true">
        <b>PAR AVION</b>BY AIR MAIL
      </span>
      <span className={address} aria-hidden={addressee === undefined || undefined}>
        {addressee ?? (
          <svg
            viewBox={`0 0 ${charactersWide * characterWidth} ${rowsHigh * rowHeight}`}
            preserveAspectRatio="xMinYMax"
          >
            {lines.map((line, index) => (
              <text key={line} y={(rowsHigh - lines.length + index + 1) * rowHeight - 0.4}>
                {line}
              </text>
            ))}
          </svg>
        )}
      </span>
    </span>
  );
}

const lines = [company.shortName, ...company.address];

/* A drawing, which gets smaller with a long address, so that it stays below the stamp and within the window. */
const charactersWide = Math.max(25, ...lines.map((line) => line.length));
const rowsHigh = Math.max(5, lines.length);

/* In sizes of the type. */
const characterWidth = 0.71;
const rowHeight = 1.4;

const face = css`
  display: block;
  container-type: inline-size;
  --stripe-width: 1.9cqi;
  aspect-ratio: 3 / 2;
  /* Tinted, so that the white teeth of the stamp stand out. */
  background: ${airmail};
  color: var(--fg);
  text-align: start;
`;

const label = css`
  position: absolute;
  inset: auto auto 9% 7%;
  padding: 1.3cqi;
  background: var(--primary);
  color: var(--on-primary);
  font: 500 1.9cqi / 1.4 var(--mono);
  rotate: -4deg;

  > b {
    display: block;
    ${displayFont("4.6cqi", 1)};
  }
`;

const address = css`
  position: absolute;
  /* The envelope of the home page and that of the 404 reach beyond the window by 6 %. */
  inset: auto 8% 9% 38%;
  overflow-wrap: anywhere;
  color: var(--muted);
  font: 500 3.3cqi / 1.4 var(--mono);

  > svg {
    display: block;
    max-block-size: 25cqi;
    fill: currentColor;
    font-size: 1px;
    /* As wide as computed, whatever the screen's pixels. */
    text-rendering: geometricPrecision;
  }
`;
