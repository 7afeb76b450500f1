import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { gold } from "../../styles/tokens.ts";
import { DemoRadios } from "../kit/demo-radios.tsx";
import type { Change } from "../kit/demo-types.ts";
import { toTenth } from "../kit/svg-geometry.ts";
import { costOf, shortPrice, type State } from "./demand-model.ts";
import { costUnit, formatDollars, goodsTitles, mistakeTexts } from "./demand-text.ts";

const blockDollars = 100;
const blocksPerRow = 14;
const rows = 10;
const blockSize = 0.86;

const choices = (["keep", "spoil"] as const).map((value) => ({
  value,
  content: <span>{goodsTitles[value]}</span>,
}));

interface Props {
  state: State;
  change: Change<State>;
}

/** Shows the costs of the year in figures, and as a pile of blocks of a hundred dollars. */
export function YearBill({ state, change }: Props) {
  const { short, dollars } = costOf(state);
  const total = formatDollars(dollars);
  const texts = mistakeTexts(state);
  const ofShortage = Math.round((short * shortPrice) / blockDollars);
  const all = Math.round(dollars / blockDollars);
  return (
    <div className={bill}>
      <p>
        <b key={total}>{total}</b>
        <span>{costUnit(blockDollars)}</span>
      </p>
      <ul>
        <li key={texts.short}>{texts.short}</li>
        <li key={texts.leftOver}>{texts.leftOver}</li>
      </ul>
      <svg
        viewBox={`0 0 ${blocksPerRow} ${rows}`}
        fill="none"
        strokeWidth={blockSize}
        strokeDasharray={`${blockSize} ${toHundredth(1 - blockSize)}`}
        aria-hidden="true"
      >
        <path d={blocks(0, ofShortage)} stroke="var(--accent)" />
        <path d={blocks(ofShortage, all)} stroke={gold} />
      </svg>
      <DemoRadios
        legend="Leftovers"
        options={choices}
        value={state.goods}
        onChange={(goods) => change({ goods })}
      />
    </div>
  );
}

const toHundredth = (number: number) => Math.round(number * 100) / 100;

/**
 * Returns a path along some blocks of the pile, counted from its uppermost row. Dashes make it blocks. Those
 * below its rows are left out.
 */
function blocks(from: number, to: number): string {
  return Array.from({ length: rows }, (_, row) => {
    const columnOf = (block: number) => Math.min(blocksPerRow, Math.max(0, block - row * blocksPerRow));
    const [start, end] = [columnOf(from), columnOf(to)];
    return start < end ? `M${start} ${toTenth(row + 0.5)}H${end}` : "";
  }).join("");
}

const bill = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  gap: 8px;
  padding: 10px 12px 12px;
  background: var(--fg);
  color: var(--surface);
  ${displayFont("clamp(0.875rem, 4.9cqi, 1.0625rem)", 1.25)};

  > p > * {
    display: block;
  }
  b {
    ${displayFont("clamp(2rem, 1.75rem + 3cqi, 4.5rem)", 1.1)};
  }
  > ul {
    grid-area: 2 / 1;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    --mistake: var(--accent);

    display: flex;
    align-items: baseline;
    gap: 0.4em;

    & + li {
      --mistake: ${gold};
    }
    &::before {
      content: "";
      flex: none;
      inline-size: 0.7em;
      block-size: 0.7em;
      background: var(--mistake);
    }
  }
  > svg {
    grid-area: 1 / 2 / span 2;
    inline-size: 100%;
    margin-block-start: 6px;
  }
  > fieldset {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  label {
    display: grid;
    place-items: center;
    border: 2px solid var(--control);
    font-size: 1.1em;

    &:has(:checked) {
      border-color: ${gold};
      background: ${gold};
      color: var(--fg);
    }
  }
  @container (width < 20rem) {
    /* Room for a second line, so that nothing below moves. */
    > ul {
      min-block-size: calc(3 * 1.25em);
    }
  }
  @container (width >= 40rem) {
    grid-template: none / minmax(0, 1fr);
    align-content: space-between;
    padding: 1.8cqi;
    font-size: clamp(0.875rem, 2cqi, 1.5rem);

    > :is(ul, svg) {
      grid-area: auto;
    }
  }
`;
