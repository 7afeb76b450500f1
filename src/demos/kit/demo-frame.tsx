import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { useDraft } from "../../enquiry/draft/draft.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { Suggestion, Verdict } from "./demo-types.ts";
import type { DemoState } from "./use-demo.ts";

/**
 * Above the button with the suggestion: before the first change, after it, and when nothing is left to
 * suggest, with a good verdict or a bad one.
 */
const firstMove = "First move";
const nextMove = "Next move";
const solved = "Done";
const unsolved = "Your turn";

const startAgain = "Start again";
const encloseButton = "Send this with your message";
const enclosedButton = "Enclosed with your message";
const explanationTitle = "How this is computed";

export interface Texts<State> {
  /** Undefined while there is nothing to judge. */
  verdict: (state: State) => Verdict | undefined;
  /** Returns the result in one sentence. */
  describe: (state: State) => string;
  /** Returns the next thing worth trying. Undefined offers to start again. */
  suggest: (state: State) => Suggestion<State> | undefined;
  /** The source of the data and the limits of the model, for experts. */
  explanation: string | ((state: State) => string);
  /** Returns the visitor's settings and result, on one line, as the enclosure of an enquiry. */
  enclosure: (state: State) => string;
}

interface Props<State> {
  demo: DemoState<State>;
  texts: Texts<State>;
  /** Ranges and selects, in the order in which a visitor would try them. */
  fields?: ReactNode;
  /** The drawing, with the controls that belong into it. */
  children: ReactNode;
}

/**
 * The parts of every demonstration around its drawing. All styles of a demonstration can ask for the width of
 * this frame by a container query.
 */
export function DemoFrame<State>({ demo, texts, fields, children }: Props<State>) {
  const { state, change, isFirst, isTouched, isPlaying } = demo;
  const { explanation } = texts;
  const judged = texts.verdict(state);
  const suggestion = texts.suggest(state);
  const enclosed = texts.enclosure(state);
  const isEnclosed = useDraft(({ enclosures }) => !!enclosures?.includes(enclosed));
  const result = <Result verdict={judged} sentence={texts.describe(state)} />;
  const label = suggestion?.label ?? startAgain;
  const enquiryLabel = isEnclosed ? enclosedButton : encloseButton;
  const lastTitle = judged?.good ? solved : unsolved;
  const title = isFirst ? firstMove : suggestion ? nextMove : lastTitle;
  return (
    <div className={frame} data-untouched={!isTouched || undefined}>
      {children}
      {/* Screen readers say what is put into an `output`: the result, and none of the steps before it. */}
      <div className={resultPlace}>
        {isPlaying && result}
        {/* Off until then, because they would also say it when the page's stylesheet arrives. */}
        <output aria-live={isTouched ? "polite" : "off"}>{!isPlaying && result}</output>
      </div>
      <div className={controls}>
        <div data-suggestion>
          <span key={title}>{title}</span>
          <Button
            variant={suggestion ? "primary" : "quiet"}
            onClick={() => (suggestion ? change(suggestion.changes) : demo.startAgain())}
          >
            <span key={label}>{label}</span>
          </Button>
        </div>
        {fields && <div className={fieldRow}>{fields}</div>}
        <EnquiryButton variant={suggestion ? "quiet" : "primary"} enclosure={enclosed}>
          <span key={enquiryLabel}>{enquiryLabel}</span>
        </EnquiryButton>
      </div>
      <details className={details}>
        <summary>{explanationTitle}</summary>
        <p>{typeof explanation === "string" ? explanation : explanation(state)}</p>
      </details>
    </div>
  );
}

/**
 * Each text is the key of its element: a browser that translates the page replaces the text nodes that React
 * would change.
 */
function Result({ verdict, sentence }: { verdict: Verdict | undefined; sentence: string }) {
  return (
    <span className={resultText}>
      {verdict && (
        <b key={verdict.text} data-good={verdict.good || undefined}>
          {verdict.text}
        </b>
      )}
      <span key={sentence}>{sentence}</span>
    </span>
  );
}

const frame = css`
  container-type: inline-size;

  /* Until these styles are here, the page hides it (sections/demo.tsx). */
  visibility: visible;
  block-size: auto;
  overflow: visible;

  /* Otherwise everything would move into place when the page's stylesheets arrive after its first paint. */
  &[data-untouched] * {
    transition: none !important;
  }
`;

/* High enough for the longest result, so that nothing below moves. */
const resultPlace = css`
  min-block-size: calc(5.6em + 16px);
  padding-block: 8px;
  font-size: var(--step--1);
  line-height: 1.4;

  @container (width < 20rem) {
    min-block-size: calc(7em + 16px);
  }
  @container (width >= 40rem) {
    min-block-size: calc(2.8em + 24px);
    padding-block: 12px;
    font-size: clamp(1rem, 1.6vw, 1.25rem);
  }
`;

const resultText = css`
  @container (width >= 40rem) {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 12px;
    align-items: start;
  }

  /* The verdict looks like a rubber stamp across the lower edge of the drawing. */
  > b {
    float: inline-start;
    margin: 0 12px 0 1cqi;
    padding: 0.4em 0.6em;
    min-inline-size: 14cqi;
    max-inline-size: max(30cqi, 9rem);
    border: 4px solid;
    background: var(--surface);
    color: var(--error);
    ${displayFont("clamp(1.125rem, 2.3cqi, 1.75rem)", 1)};
    text-align: center;
    text-transform: uppercase;
    rotate: -4deg;
    pointer-events: none;

    &[data-good] {
      color: var(--success);
    }
    @media ${motionAllowed} {
      animation: land ${times.appear}ms ${easing.settle};
    }
    @container (width >= 40rem) {
      margin-block-start: max(-36px, -3cqi);
    }
  }
`;

const fieldRow = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: 8px 20px;
  align-items: end;
`;

const controls = css`
  display: grid;
  gap: 14px 20px;
  font-size: var(--step--1);

  > [data-suggestion] {
    display: grid;
    gap: 4px;

    /* A label that points to the button. */
    > span {
      justify-self: start;
      padding-inline: 10px 20px;
      background: ${gold};
      clip-path: polygon(0 0, 88% 0, 100% 50%, 88% 100%, 0 100%);
      ${displayFont("1rem", 1.4)};
    }
  }
  [data-variant="quiet"] {
    border-color: var(--fg);
  }
  > [data-suggestion] > button {
    /* Room for the two lines of a longer label, so that nothing below moves. */
    min-block-size: 64px;
  }
  button {
    padding-inline: 12px;
    text-align: center;
  }
  @media print, (scripting: none) {
    display: none;
  }
  @container (width >= 40rem) {
    grid-template-columns: minmax(14rem, 20rem) auto;
    align-items: end;
    justify-content: start;
    padding: 20px 24px;
    background: var(--sunken);

    > .${fieldRow} + button {
      grid-column: 1 / -1;
    }
    &:has(> .${fieldRow}) {
      grid-template-columns: minmax(14rem, 1.2fr) minmax(0, 2fr);
    }
  }
  @container (width >= 60rem) {
    &:has(> .${fieldRow}) {
      grid-template-columns: minmax(14rem, 1.2fr) minmax(0, 2fr) auto;
    }
    > .${fieldRow} + button {
      grid-column: 3;
    }
  }
`;

const details = css`
  max-inline-size: 68ch;
  margin-block-start: 8px;
  color: var(--muted);
  font-size: var(--step--1);

  > summary {
    inline-size: fit-content;
    padding-block: 11px;
    cursor: pointer;
    text-decoration: underline;
  }
`;
