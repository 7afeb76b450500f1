import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, radius, stampColors, times } from "../../styles/tokens.ts";
import type { Change } from "../kit/demo-types.ts";
import { checks, reportState, stops, type Report, type Signal, type State } from "./offline-reports-model.ts";
import { checkNames, keepText, phoneTexts, signalTexts } from "./offline-reports-text.ts";

interface Props {
  state: State;
  reports: readonly Report[];
  change: Change<State>;
}

/** The inspector's phone: its signal, what it says about each report, and the switch of the app. */
export function Phone({ state, reports, change }: Props) {
  const { signal } = stops[state.stop]!;
  const keeps = state.app === "keeps";
  return (
    <div className={panel}>
      <div className={phone}>
        <p>
          <span key={signal}>{signalTexts[signal]}</span>
          <Bars signal={signal} />
        </p>
        <dl>
          {checks.map((check, index) => {
            const look = rowLook(state, reports, index);
            const text = phoneTexts[look];
            return (
              <div key={check} data-look={look}>
                <dt>{checkNames[check]}</dt>
                <dd key={text}>{text}</dd>
              </div>
            );
          })}
        </dl>
        <button type="button" aria-pressed={keeps} onClick={() => change({ app: keeps ? "sends" : "keeps" })}>
          {keepText}
        </button>
      </div>
    </div>
  );
}

/** Returns what the phone says about a report, which is less than the office knows. */
function rowLook({ app }: State, reports: readonly Report[], index: number): keyof typeof phoneTexts {
  const state = reportState(checks[index]!, reports);
  if (state === "unwritten") return "toDo";
  if (state === "lost") return "failed";
  const { onPhone, entries } = reports[index]!;
  if (onPhone) return entries > 0 ? "noReply" : "kept";
  return app === "keeps" ? "confirmed" : "sent";
}

/** Four bars, filled as far as the signal reaches. */
function Bars({ signal }: { signal: Signal }) {
  const full = { full: 4, weak: 1, none: 0 }[signal];
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true">
      {[0, 1, 2, 3].map((bar) => (
        <path
          key={bar}
          d={`M${bar * 8} 20v${-5 * (bar + 1)}h5V20z`}
          fill={bar < full ? "var(--fg)" : "var(--line)"}
        />
      ))}
      {full === 0 && <path d="M0 3l28 15" stroke="var(--accent)" strokeWidth="4" />}
    </svg>
  );
}

const panel = css`
  display: grid;
  grid-row: 2;
  padding: 8px 6px 0;
  background: ${stampColors.violet.ground};
  overflow: clip;

  @container (width < 18rem) {
    grid-row: auto;
    order: 2;
  }
  @container (width >= 40rem) {
    grid-row: 1;
    padding: 2.4cqi 3cqi 0;
  }
`;

/* Its lower end is out of sight. */
const phone = css`
  --bezel: max(5px, 1cqi);

  display: grid;
  grid-template-rows: auto 1fr auto;
  border: solid var(--fg);
  border-width: var(--bezel) var(--bezel) 0;
  border-radius: calc(3 * var(--bezel)) calc(3 * var(--bezel)) 0 0;
  background: var(--surface);

  > p,
  div,
  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px;
    padding-inline: 6px;
  }
  > p {
    min-block-size: 2.4em;
  }
  > p > svg {
    inline-size: 1.5em;
  }
  > dl {
    display: grid;
    grid-auto-rows: 1fr;
    gap: 3px;
  }
  div {
    min-block-size: 2.1em;
    background: var(--success);
    color: var(--surface);

    &[data-look="toDo"] {
      background: var(--sunken);
      color: var(--muted);
    }
    &[data-look="failed"] {
      background: var(--accent);
    }
    &:is([data-look="kept"], [data-look="noReply"]) {
      background: ${gold};
      color: var(--fg);
    }
  }
  dd {
    font-size: 0.9em;
  }
  > button {
    min-block-size: 48px;
    text-align: start;

    /* A switch with its knob. */
    &::after {
      content: "";
      flex: none;
      inline-size: 2.3em;
      block-size: 1.3em;
      border-radius: ${radius.round};
      background: radial-gradient(circle closest-side, var(--surface) 82%, transparent 90%) 0 / 1.3em 100%
        no-repeat var(--control);
    }
    &[aria-pressed="true"]::after {
      background-color: var(--success);
      background-position: 100%;
    }
    &:hover {
      box-shadow: inset 0 0 0 3px;
    }
  }
  @media ${motionAllowed} {
    div,
    > button::after {
      transition: background ${times.panel}ms ${easing.settle};
    }
  }
  @container (width >= 40rem) {
    > p,
    div,
    > button {
      padding-inline: 1.2cqi;
    }
    > button {
      min-block-size: 3.2em;
      /* Room for the stamp of the verdict. */
      padding-block-end: 1.4cqi;
    }
  }
`;
