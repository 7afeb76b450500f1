import { css } from "@linaria/core";
import { useRef, type FormEvent } from "react";
import { useHydrated } from "../../components/use-hydrated.ts";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { displayFont } from "../../styles/display-font.ts";
import { gold, radius } from "../../styles/tokens.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { DemoTile } from "../kit/demo-tile.tsx";
import { useDemo, type DemoState } from "../kit/use-demo.ts";
import { FallenLetters } from "./fallen-letters.tsx";
import { FormField } from "./form-field.tsx";
import {
  faults,
  fields,
  initialState,
  isSent,
  refusedFields,
  send,
  sendTyped,
  toggleFault,
  typeOn,
  type State,
} from "./form-model.ts";
import {
  buttonTexts,
  describe,
  enclosure,
  explanation,
  faultLabels,
  headline,
  suggest,
  switchesLegend,
  verdict,
} from "./form-text.ts";
import { Letterbox } from "./letterbox.tsx";
import { ReturnedLetter } from "./returned-letter.tsx";

const texts = { verdict, describe, suggest, explanation, enclosure };
const playback = {
  stepMs: 60,
  nextStep: (state: State) => state.typing && typeOn(state),
  skipToEnd: sendTyped,
};

/** A form with faults, the letterbox it leads to, and a switch for each fault. */
export function FormDemo() {
  const demo = useDemo({ initialState, playback });
  const { state, change } = demo;
  return (
    <DemoFrame demo={demo} texts={texts}>
      <div className={scene}>
        <FaultyForm state={state} change={change} />
        <Letterbox sent={isSent(state)} values={state.values} />
        <fieldset className={switches}>
          <legend className={visuallyHidden}>{switchesLegend}</legend>
          {faults.map((fault) => (
            <DemoTile
              key={fault}
              label={faultLabels[fault]}
              on={!state.present.has(fault)}
              onPress={() => change(toggleFault(state, fault))}
            />
          ))}
        </fieldset>
      </div>
    </DemoFrame>
  );
}

/** The fields always have a name and a focus ring: the faults are only seen, so that they exclude nobody. */
function FaultyForm({ state, change }: Pick<DemoState<State>, "state" | "change">) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const sent = isSent(state);
  const title = headline(state);
  const sendLabel = sent ? buttonTexts.sent : buttonTexts.send;

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = send(state);
    change(next);
    const [firstRefused] = refusedFields(next);
    if (firstRefused && !state.present.has("reasons"))
      form.current!.querySelector<HTMLElement>(`[name=${firstRefused}]`)!.focus();
  }

  return (
    <form ref={form} className={sheet} noValidate autoComplete="off" onSubmit={submit}>
      <p key={title}>{title}</p>
      {fields.map((field) => (
        <FormField
          key={field}
          field={field}
          state={state}
          onChange={(value) => change({ typing: undefined, values: { ...state.values, [field]: value } })}
        />
      ))}
      <div className={lastRow}>
        {/* Without script the form would leave the page. */}
        <button type={isHydrated ? "submit" : "button"} data-sent={sent || undefined}>
          <span key={sendLabel}>{sendLabel}</span>
        </button>
        <FallenLetters state={state} />
        <ReturnedLetter state={state} />
      </div>
    </form>
  );
}

const scene = css`
  display: grid;
  gap: 8px;

  @container (width >= 40rem) {
    grid-template: "form letterbox" auto "form switches" 1fr / minmax(0, 576fr) minmax(0, 408fr);
    gap: 1.6cqi;
  }
`;

const sheet = css`
  display: grid;
  gap: 10px;
  align-content: start;
  padding: 10px 12px 12px;
  background: ${gold};

  > p {
    ${displayFont("clamp(1.5rem, 4cqi, 3.25rem)", 1.1)};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  /* Room for a second line, so that nothing below moves. */
  @container (width < 20rem) {
    > p {
      min-block-size: 2.2em;
    }
  }
  @container (width >= 40rem) {
    grid-area: form;
    gap: 1.4cqi;
    padding: 2cqi 2.8cqi 2.6cqi;
  }
`;

const lastRow = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: end;
  position: relative;
  margin-block-start: 4px;

  > button {
    min-block-size: 48px;
    min-inline-size: 7rem;
    padding: 0.25em 0.9em;
    border-radius: ${radius.paper};
    background: var(--fg);
    color: var(--surface);
    ${displayFont("clamp(1.375rem, 3cqi, 2.375rem)", 1.3)};

    &[data-sent] {
      background: var(--success);
    }
  }
`;

const switches = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  min-inline-size: 0;

  /* Large text on a phone. */
  @container (width < 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  @container (width >= 40rem) {
    grid-area: switches;
    gap: 1.6cqi;
  }
`;
