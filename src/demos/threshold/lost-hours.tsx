import { css } from "@linaria/core";
import { DemoRange } from "../kit/demo-range.tsx";
import type { Change } from "../kit/demo-types.ts";
import { outcomeAt, type State } from "./threshold-model.ts";
import { formatHours, formatShortHours, outcomeTexts, priceLabels } from "./threshold-text.ts";

interface Props {
  state: State;
  change: Change<State>;
}

/** For each kind of mistake how many there are, what each one costs, and the sum. */
export function LostHours({ state, change }: Props) {
  const outcome = outcomeAt(state.threshold);
  const texts = outcomeTexts(outcome);
  const rows = [
    { name: "miss", max: 40, count: outcome.missed, text: texts.missed },
    { name: "falseAlarm", max: 12, count: outcome.falseAlarms, text: texts.falseAlarms },
  ] as const;
  return (
    <div className={panel}>
      {rows.map(({ name, max, count, text }) => {
        const hours = formatShortHours(count * state[name]);
        return (
          <div key={name} data-mistake={name}>
            <p>
              <span key={text}>{text}</span>
              <span key={hours}>{hours}</span>
            </p>
            <DemoRange
              label={priceLabels[name]}
              min={1}
              max={max}
              format={formatHours}
              value={state[name]}
              onChange={(price) => change({ [name]: price, goal: undefined })}
            />
          </div>
        );
      })}
    </div>
  );
}

const panel = css`
  display: grid;
  gap: 12px;
  padding: 12px 10px 0;
  background: var(--surface);

  > [data-mistake] {
    --mistake: var(--accent);
    --inside: 0;
  }
  > [data-mistake="falseAlarm"] {
    --mistake: var(--link);
    --inside: 0.45em;
  }
  p {
    display: flex;
    align-items: center;
    gap: 0.4em;

    &::before {
      content: "";
      flex: none;
      inline-size: 0.8em;
      block-size: 0.8em;
      background:
        linear-gradient(var(--surface) 0 0) center / var(--inside) var(--inside) no-repeat,
        var(--mistake);
    }
    > :last-child {
      margin-inline-start: auto;
    }
  }
  p + div {
    font: 560 var(--step--1) / 1.3 var(--text);
    word-spacing: normal;
  }
  @container (width >= 40rem) {
    grid-area: 2 / 2;
    align-self: end;
    margin: 0 2cqi 2cqi;
    padding: 1.4cqi 1.6cqi 0.6cqi;
  }
`;
