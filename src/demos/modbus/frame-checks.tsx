import { css } from "@linaria/core";
import { hiddenFromSight } from "../../components/visually-hidden.ts";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import { DemoTile } from "../kit/demo-tile.tsx";
import type { Change } from "../kit/demo-types.ts";
import { type Reception, type State } from "./modbus-model.ts";
import { checkTexts, headline, notChecked, switchText } from "./modbus-text.ts";

const signs = {
  tick: "M4 10l4.5 5 7.5-10",
  cross: "M5 5l10 10m0-10l-10 10",
};

/** The checks that a value passes before it is shown. */
export function FrameChecks({ reception, change }: { reception: Reception; change: Change<State> }) {
  const { checked } = reception;
  const title = headline(reception);
  return (
    <div className={panel}>
      <p key={title}>{title}</p>
      <ul>
        {checkTexts(reception).map(({ name, holds, text }) => {
          const sign = holds ? "tick" : "cross";
          const result = checked ? text : notChecked;
          return (
            <li key={name}>
              <svg viewBox="0 0 20 20" data-sign={checked ? sign : undefined} aria-hidden="true">
                {/* The key lets the mark land again when it changes. */}
                {checked && <path key={sign} d={signs[sign]} />}
              </svg>
              <span>{name}</span>
              <span key={result}>{result}</span>
            </li>
          );
        })}
      </ul>
      <DemoTile label={switchText} on={checked} onPress={() => change({ checked: !checked })} />
    </div>
  );
}

const panel = css`
  display: grid;
  grid-area: 2 / 1 / auto / -1;
  grid-template: auto 1fr / auto 1fr;
  gap: 4px 14px;
  padding: 8px 10px;
  background: var(--fg);
  color: var(--surface);

  > p {
    grid-column: 2;
    ${displayFont("1.25em", 1.15)};
  }
  > ul {
    display: grid;
    grid-area: 1 / 1 / span 2;
    align-content: center;
    gap: 0.25em;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.4em;
    line-height: 1.1;

    /* Without room for it, the sentence below says it. */
    > :last-child {
      ${hiddenFromSight}
    }
  }
  svg {
    flex: none;
  }
  li > svg {
    inline-size: 1em;
    background: var(--control);
    fill: none;
    stroke: var(--surface);
    stroke-width: 3.5px;

    &[data-sign="tick"] {
      background: var(--success);
    }
    &[data-sign="cross"] {
      background: var(--accent);
    }
  }
  > button {
    min-block-size: 44px;
    font-size: 1em;

    &[aria-pressed="false"] {
      background: var(--surface);
      color: var(--fg);
    }
  }
  @media ${motionAllowed} {
    path {
      transform-origin: center;
      animation: land ${times.appear}ms ${easing.settle} var(--turn, 0s) backwards;
    }
    li:nth-child(2) {
      --turn: ${times.beat}ms;
    }
    li:nth-child(3) {
      --turn: ${2 * times.beat}ms;
    }
  }
  @container (width >= 40rem) {
    grid-area: 1 / 2;
    grid-template: auto 1fr auto / 1fr;
    gap: 0.3em;
    padding: 1.2cqi;

    > p {
      grid-column: 1;
      ${displayFont("3.5cqi", 1.1)};
    }
    > ul {
      grid-area: 2 / 1;
    }
    li > :last-child {
      all: unset;
      flex: 1;
      text-align: end;
    }
  }
`;
