import { css } from "@linaria/core";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { invertBit, levels, parityBit, type Damage } from "../../modbus/rtu-frame.ts";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { DemoTile } from "../kit/demo-tile.tsx";
import type { Change } from "../kit/demo-types.ts";
import { type Reception, type State } from "./modbus-model.ts";
import {
  bitNames,
  bitsLegend,
  invertText,
  loseText,
  scopeHint,
  scopeTitle,
  sentLevel,
} from "./modbus-text.ts";

interface Props {
  reception: Reception;
  damage: Damage;
  change: Change<State>;
}

/**
 * The levels of the selected byte on the wire, as tall and short blocks. Inverted bits are red, with their
 * level as sent in dashes.
 */
export function Scope({ reception, damage, change }: Props) {
  const { selectedByte, selectedIndex } = reception;
  const { bits, data, inverted, sentIndex } = selectedByte;
  const { lost } = damage;
  const arrived = levels(bits);
  const title = scopeTitle(selectedIndex, data);
  return (
    <div className={scope}>
      <p>
        <b key={title}>{title}</b>
        <span>{scopeHint}</span>
      </p>
      <DemoTile
        label={loseText(lost, selectedIndex)}
        icon={<path d={lost === undefined ? "M4 4l20 20m0-20L4 24" : "M14 25V4M5 13l9-9 9 9"} />}
        onPress={() => change({ damage: { ...damage, lost: lost === undefined ? sentIndex : undefined } })}
      />
      <fieldset>
        <legend className={visuallyHidden}>{bitsLegend(selectedIndex)}</legend>
        {arrived.map((level, slot) => {
          const bit = slot - 1;
          const name = bitNames[slot]!;
          // Nothing inverts the start and the stop bit.
          if (bit < 0 || bit > parityBit)
            return (
              <div key={name} className={block} data-level={level}>
                <b>{level}</b>
                <span>{name}</span>
              </div>
            );
          const isInverted = Boolean(inverted & (1 << bit));
          return (
            <button
              key={name}
              type="button"
              className={block}
              data-level={level}
              aria-pressed={isInverted}
              onClick={() => change({ selected: selectedIndex, damage: invertBit(damage, sentIndex, bit) })}
            >
              <b key={level}>{level}</b>
              {isInverted && <i key={`sent ${level}`}>{sentLevel(1 - level)}</i>}
              <span>
                <span className={visuallyHidden}>{invertText(bit)}</span>
                {name}
              </span>
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

const scope = css`
  display: grid;
  grid-area: 4 / 1 / auto / -1;
  grid-template-columns: 1fr auto;
  gap: 6px;
  padding: 8px;
  background: ${gold};
  color: var(--fg);

  > p {
    display: grid;
    line-height: 1.15;
  }
  > p > b {
    ${displayFont("1.35em", 1.15)};
  }
  > button {
    min-block-size: 44px;
    border: 3px solid;
    background: var(--surface);
    font-size: 1em;
  }
  > fieldset {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 4px;
    min-inline-size: 0;
  }
  @container (width < 20rem) {
    grid-template-columns: minmax(0, 1fr);

    > fieldset {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (width >= 40rem) {
    grid-area: 3 / 1 / auto / -1;
    grid-template: auto 1fr / 19.5cqi 1fr;
    gap: 0.5cqi 1.5cqi;
    padding: 0.5cqi 1.6cqi 3.4cqi;

    > p > b {
      ${displayFont("3.7cqi", 1.2)};
    }
    /* Room for two lines, so that nothing moves when the text becomes longer. */
    > button {
      align-self: start;
      min-block-size: calc(2.2em + 18px);
    }
    > fieldset {
      grid-area: 1 / 2 / span 2;
      grid-template-columns: repeat(11, minmax(0, 1fr));
    }
  }
`;

const block = css`
  --block: var(--fg);

  display: grid;
  grid-template-rows: 1fr auto auto;
  position: relative;
  z-index: 0;
  min-block-size: 54px;
  padding: 2px 0;
  line-height: 1.2;
  text-align: center;

  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--block);
    scale: 1 0.48;
    transform-origin: bottom;
  }
  &[data-level="1"]::before {
    scale: 1;
  }
  > b {
    ${displayFont("1.45em", 1.1)};
  }
  &[data-level="1"] > b,
  > span,
  > i {
    color: var(--surface);
  }
  > i {
    display: none;
    font-style: normal;
  }
  &[aria-pressed="true"] {
    --block: var(--accent);

    &::after {
      content: "";
      position: absolute;
      inset: 1px 1px 52%;
      border: 3px dashed var(--fg);
      border-block-end: 0;
    }
  }
  &[aria-pressed]:hover {
    box-shadow: 0 0 0 3px;
  }
  @media ${motionAllowed} {
    &::before {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
  @container (width >= 40rem) {
    min-block-size: 13cqi;
    padding-block: 0.8cqi;

    > b {
      ${displayFont("3.8cqi", 1.1)};
    }
    > i {
      display: block;
    }
  }
`;
