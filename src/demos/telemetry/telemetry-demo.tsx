import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { gold } from "../../styles/tokens.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { useDemo } from "../kit/use-demo.ts";
import { DawnSheet } from "./dawn-sheet.tsx";
import { RadioMessages } from "./radio-messages.tsx";
import { ServerReadings } from "./server-readings.tsx";
import { initialState } from "./telemetry-model.ts";
import { describe, enclosure, explanation, headline, hint, suggest, verdict } from "./telemetry-text.ts";

const texts = { verdict, describe, suggest, explanation, enclosure };

/** A night over the field: messages rise to the server or fall, and at dawn the sheet is printed. */
export function TelemetryDemo() {
  const demo = useDemo({ initialState });
  const { state, change } = demo;
  const { lost } = state;
  const title = headline(state);
  return (
    <DemoFrame demo={demo} texts={texts}>
      <div className={scene}>
        <div className={night}>
          <p key={title}>{title}</p>
          <p>{hint}</p>
          <ServerReadings lost={lost} />
          <Probe />
          <RadioMessages
            lost={lost}
            onPress={(hourIndex) => change({ lost: lost.with(hourIndex, !lost[hourIndex]) })}
          />
        </div>
        <DawnSheet lost={lost} />
      </div>
    </DemoFrame>
  );
}

/** The probe, which stands in the ground and sends. */
function Probe() {
  return (
    <svg
      className={probe}
      viewBox="-36 -36 72 158"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      aria-hidden="true"
    >
      <path d="M-14-16a20 20 0 0 1 28 0M-24-27a34 34 0 0 1 48 0" />
      <path d="M0 20V122" strokeWidth="12" />
      <path d="M-26 62h52M-26 96h52" />
      <path d="M0-8v30" strokeWidth="36" />
      <path d="M0 62h.1M0 96h.1" stroke={gold} strokeWidth="22" strokeLinecap="round" />
      <path d="M0 7h.1" stroke="var(--fg)" strokeWidth="11" strokeLinecap="round" />
    </svg>
  );
}

/* A reading in a message is one cell high. The messages of a row stand on ground of this height. */
const scene = css`
  --cell: max(min(9.4cqi, 2.75rem), 1.5rem);
  --ground: max(min(9.4cqi, 2.75rem), 2rem);

  display: grid;
  ${displayFont("max(0.9rem, min(5.2cqi, 1.5rem))", 1.2)};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @container (width >= 40rem) {
    --cell: 3.4cqi;
    --ground: 8.4cqi;

    grid-template-columns: minmax(0, 1fr) 24.8cqi;
    font-size: 2.3cqi;
  }
`;

const night = css`
  overflow: clip;
  background: var(--fg);
  color: var(--surface);

  > p {
    padding: 4px 8px;
    font-size: 1.3em;

    + p {
      padding-block-start: 0;
      color: ${gold};
      font-size: 1em;
    }
  }
  @container (width >= 40rem) {
    display: grid;
    grid-template-columns: 10.4cqi minmax(0, 1fr);
    background: linear-gradient(to top, var(--success) var(--ground), transparent 0) var(--fg);

    > p {
      grid-area: 1 / 1 / auto / -1;
      align-self: center;
      padding: 0.45em 0.4em;
      font-size: 1.65em;

      + p {
        justify-self: end;
        max-inline-size: 11em;
        padding: 0 0.5em;
        line-height: 1.1;
        text-align: end;
      }
    }
  }
`;

const probe = css`
  display: none;

  @container (width >= 40rem) {
    display: block;
    align-self: end;
    margin-inline-start: 1.4cqi;
    inline-size: 7.2cqi;
  }
`;
