import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import { charactersLost, isSent, markedFields, type State } from "./form-model.ts";
import { refusedTag } from "./form-text.ts";

/**
 * The message that the form has refused, for as long as it still has it. When it is sent, it leaves for the
 * letterbox.
 */
export function ReturnedLetter({ state }: { state: State }) {
  const refused = markedFields(state).length > 0;
  const place = isSent(state) ? "sent" : charactersLost(state) > 0 ? "lost" : refused ? "refused" : undefined;
  return (
    <div className={letter} data-place={place} aria-hidden="true">
      <svg viewBox="0 0 140 76" fill="var(--surface)" stroke="currentColor" strokeWidth="4">
        <path d="M2 2h136v72H2zl68 40 68-40" />
      </svg>
      {refused && <b>{refusedTag}</b>}
    </div>
  );
}

const letter = css`
  display: grid;
  place-items: center;
  position: absolute;
  inset: auto 2cqi 0 auto;
  inline-size: clamp(84px, 14cqi, 150px);
  pointer-events: none;

  > * {
    grid-area: 1 / 1;
  }
  > svg {
    inline-size: 100%;
  }
  > b {
    padding: 0.25em 0.5em;
    border: 3px solid var(--surface);
    background: var(--accent);
    color: var(--surface);
    ${displayFont("clamp(1.125rem, 2.6cqi, 2rem)", 1)};
    rotate: -10deg;

    @media ${motionAllowed} {
      animation: land ${times.appear}ms ${easing.settle};
    }
  }
  &[data-place="refused"] {
    rotate: 5deg;
  }
  &[data-place="lost"] {
    opacity: 0;
  }
  &[data-place="sent"] {
    translate: -30cqi 16cqi;
    scale: 0.6;
    opacity: 0;
  }
  @container (width >= 40rem) {
    &[data-place="sent"] {
      translate: 30cqi -32cqi;
    }
  }
  @media ${motionAllowed} {
    transition: all ${3 * times.beat}ms ${easing.settle};
  }
`;
