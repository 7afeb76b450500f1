import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { gold } from "../../styles/tokens.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { DemoTile } from "../kit/demo-tile.tsx";
import { useDemo } from "../kit/use-demo.ts";
import { allWeeks, fundedWeeks } from "./backlog-items.ts";
import { initialState } from "./backlog-model.ts";
import {
  describe,
  enclosure,
  explanation,
  headline,
  noMoney,
  noMoneySince,
  riskLegend,
  suggest,
  testLabel,
  testsLegend,
  verdict,
  weekNames,
} from "./backlog-text.ts";
import { ItemList } from "./item-list.tsx";

const texts = { verdict, describe, suggest, explanation, enclosure };

/**
 * The items end to end, on gold ground that is torn off where the money ends. Items whose risk is still open
 * there fall over its edge.
 */
export function BacklogDemo() {
  const demo = useDemo({ initialState });
  const { state, change } = demo;
  const { cheapTests } = state;
  const title = headline(state);
  return (
    <DemoFrame demo={demo} texts={texts}>
      <div className={board}>
        <div className={heading}>
          <div>
            <p key={title}>{title}</p>
            {cheapTests ? <p>{testsLegend}</p> : <RiskLegend />}
          </div>
          <DemoTile label={testLabel} on={cheapTests} onPress={() => change({ cheapTests: !cheapTests })} />
          <div>
            <p>{noMoney}</p>
            <p>{noMoneySince}</p>
          </div>
        </div>
        <ItemList state={state} change={change} />
        <div className={axis} aria-hidden="true">
          {weekNames.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      </div>
    </DemoFrame>
  );
}

function RiskLegend() {
  return (
    <p className={risks}>
      {riskLegend.title} <span>{riskLegend.settled}</span> <span>{riskLegend.open}</span>
    </p>
  );
}

const risks = css`
  > span {
    padding-inline: 0.35em;
    background: var(--link);
    color: var(--surface);
  }
  > span + span {
    background: var(--accent);
  }
`;

const board = css`
  --handle: 48px;
  --start: 4px;
  --label: calc(var(--start) + var(--handle));
  --end: 6px;
  --tooth: 6px;
  /* Where the money ends. */
  --edge: calc(var(--label) + (100% - var(--label) - var(--end)) * ${fundedWeeks / allWeeks});

  position: relative;
  z-index: 0;
  background: var(--fg);
  color: var(--fg);
  ${displayFont("clamp(0.8125rem, 4.9cqi, 1.125rem)", 1.2)};

  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0 auto 0 0;
    inline-size: calc(var(--edge) + var(--tooth));
    background:
      conic-gradient(from 225deg at 100% 50%, ${gold} 90deg, transparent 0) 100% 0 / var(--tooth)
        calc(2 * var(--tooth)) repeat-y,
      linear-gradient(${gold} 0 0) 0 0 / calc(100% - var(--tooth)) no-repeat;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @container (width >= 40rem) {
    --start: 16px;
    --label: 33.5cqi;
    --end: 1.6cqi;
    --tooth: 9px;

    font-size: clamp(0.9375rem, 2cqi, 1.4375rem);
  }
`;

const heading = css`
  display: grid;
  grid-template: auto auto / var(--edge) 1fr;
  gap: 6px 0;
  padding-block: 8px;

  > div {
    padding-inline: 8px;

    > p:first-child {
      ${displayFont("1.4em", 1.15)};
    }
  }
  > :last-child {
    grid-area: 1 / 2 / span 2;
    padding-inline: calc(var(--tooth) + 6px) 0;
    color: var(--surface);

    > p:first-child {
      font-size: 1.15em;
    }
  }
  > button {
    margin-inline: 8px;

    &[aria-pressed="false"] {
      background: var(--fg);
      color: var(--surface);
    }
  }
  /* Large text on a phone. */
  @container (width < 15rem) {
    > :last-child {
      padding-inline: 8px 0;
      font-size: 0.8em;
    }
  }
  /* Room for a second line, so that nothing below moves. */
  @container (40rem <= width < 48rem) {
    > :first-child > p:first-child {
      min-block-size: 2.2em;
    }
  }
  @container (width >= 40rem) {
    grid-template: auto / calc(var(--edge) - 20em) 20em 1fr;
    padding-block: 14px 8px;

    > div {
      padding-inline-start: var(--start);

      > p:first-child:first-child {
        ${displayFont("1.9em", 1.1)};
      }
    }
    > :last-child {
      grid-area: 1 / 3;
      padding-inline-start: calc(var(--tooth) + 10px);
    }
    > button {
      align-self: center;
      margin-inline: 0 20px;
    }
  }
`;

/* The first name ends the first fifth of the weeks. */
const axis = css`
  display: grid;
  grid-template-columns: repeat(5, 20%);
  padding: 2px var(--end) 6px var(--label);
  white-space: nowrap;

  > span {
    display: flex;
    justify-content: center;
    translate: 50%;
  }
  @container (width < 15rem) {
    font-size: 0.7em;
  }
`;
