import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { fields, type Values } from "./form-model.ts";
import { letterboxTexts } from "./form-text.ts";

/** The company's letterbox, empty until the form is sent. */
export function Letterbox({ sent, values }: { sent: boolean; values: Values }) {
  return (
    <div className={box}>
      <p>{letterboxTexts.title}</p>
      <div className={plate} />
      {/* The letter comes out from under the slot. */}
      <div className={outlet}>
        {!sent && <p>{letterboxTexts.empty}</p>}
        <div className={letter} data-arrived={sent || undefined}>
          {sent &&
            fields.map((field) => (
              <p key={field}>
                <span key={values[field]}>{values[field]}</span>
              </p>
            ))}
          <svg viewBox="-92 0 138 56" fill="none" stroke="var(--fg)" strokeWidth="3" aria-hidden="true">
            <path d="M0 0h44v54H0z" fill="var(--accent)" stroke="none" />
            <path d="M9 40L22 14l13 26z" fill={gold} stroke="none" />
            <path d="M-32 22a24 24 0 0 1 48 0a24 24 0 0 1-48 0h7a17 17 0 0 1 34 0a17 17 0 0 1-34 0M-90 12h56M-92 22h58M-90 32h56" />
          </svg>
        </div>
      </div>
    </div>
  );
}

const box = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 12px;
  padding: 8px 12px 0;
  background: var(--link);
  color: var(--surface);
  ${displayFont("clamp(1.25rem, 3.4cqi, 2.625rem)", 1.2)};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @container (width >= 40rem) {
    grid-area: letterbox;
    grid-template-columns: 1fr;
    padding: 2cqi 2cqi 0;
    gap: 1.2cqi 0;
  }
`;

const plate = css`
  block-size: max(24px, 4cqi);
  border: max(6px, 1cqi) solid ${gold};
  background: var(--fg);
`;

const outlet = css`
  display: grid;
  grid-column: 1 / -1;
  min-block-size: 4.25rem;
  overflow: clip;

  > * {
    grid-area: 1 / 1;
  }
  > p {
    align-self: center;
  }
  @container (width >= 40rem) {
    min-block-size: 14cqi;
    margin-block-start: -2.6cqi;
    > p {
      font-size: 1.3em;
    }
  }
`;

const letter = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: 0 8px;
  margin-inline: max(8px, 2cqi);
  padding: 6px 10px;
  background: var(--surface);
  color: var(--fg);
  font-size: max(1rem, 0.7em);
  line-height: 1.1;
  translate: 0 -101%;
  visibility: hidden;

  > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    grid-area: 1 / 2 / span 3;
    inline-size: max(64px, 11cqi);
  }
  &[data-arrived] {
    translate: none;
    visibility: visible;

    @media ${motionAllowed} {
      transition: translate ${4 * times.beat}ms ${easing.settle} ${2 * times.beat}ms;
    }
  }
`;
