import { cx } from "@linaria/core";
import { useState, type ComponentType, type CSSProperties, type ReactNode } from "react";
import {
  explanationTitle,
  firstMove,
  nextMove,
  sendButton,
  sendButtonEnclosed,
  solved,
  startAgain,
  unsolved,
} from "./demo-text.ts";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import { useIsEnclosed } from "../enquiry/use-is-enclosed.ts";
import { narrowDrawing } from "../styles/breakpoints.ts";
import { Button } from "../components/button.tsx";
import { useMediaQuery } from "./use-media-query.ts";
import {
  barWithFields,
  columnLayout,
  controlsBar,
  controlsPanel,
  drawingAndResult,
  drawingFrame,
  explanation,
  resultText,
} from "./demo-styles.ts";
import type { DrawingSize, DrawingSizes, SizeName } from "./drawing-size.ts";
import { rect, type Rect } from "./svg-geometry.ts";
import { VisiblePart } from "./visible-part.ts";

export interface DrawingProps<State> {
  state: State;
  size: DrawingSize;
  /** Undefined in the static picture, which nobody can change. */
  change?: Change<State>;
}

/** Sets some properties of the state and keeps the rest. */
export type Change<State> = (changes: Partial<State>) => void;

export interface ControlsProps<State> {
  state: State;
  size: DrawingSize;
  change: Change<State>;
  /** Returns `value` and `onChange` of a field for one property of the state. A change sets those in `also` too. */
  bind: <Name extends keyof State>(
    name: Name,
    also?: Partial<State>,
  ) => { value: State[Name]; onChange: (value: State[Name]) => void };
}

/** A change of the state that the demonstration offers as a button. */
export interface Suggestion<State> {
  label: string;
  changes: Partial<State>;
}

/** The result in a word or two. */
export interface Verdict {
  text: string;
  /** Good verdicts are green, the others red. */
  good: boolean;
}

interface Definition<State> {
  /** The state that the static picture shows and the demonstration begins with. It poses a problem for the visitor to solve. */
  initialState: State;
  /** Returns the state to begin with instead, where it depends on the visitor's browser. */
  initialLiveState?: () => State;
  /** The size of a text that sets none, in units of the drawing. */
  fontSize: Record<SizeName, number>;
  /**
   * The content of the `svg`, hidden from assistive technology: `describe` says the same in words, and so does the
   * alternative text of the static picture. Without `change` it has presentation attributes alone, as the styles of a page
   * do not reach into a picture.
   */
  Drawing: ComponentType<DrawingProps<State>>;
  /** Height of the upper part of the narrow drawing that sticks to the top of a narrow window; the rest scrolls. */
  stickyHeight?: number;
  /** Native controls over the shapes of the drawing. */
  OverlayControls?: ComponentType<ControlsProps<State>>;
  /** Native controls in a row below the drawing, in the order in which a visitor would try them. */
  Controls?: ComponentType<ControlsProps<State>>;
  /** Undefined while there is nothing to judge. */
  verdict: (state: State) => Verdict | undefined;
  /** Returns the result in one sentence. Screen readers say it whenever it changes. */
  describe: (state: State) => string;
  /** States with the longest results, which the page keeps room for. */
  longestResults: readonly State[];
  /** Returns the next thing worth trying. Undefined offers to start again. */
  suggest: (state: State) => Suggestion<State> | undefined;
  /** The source of the data and the limits of the model, for experts. */
  note: string | ((state: State) => string);
  /** Returns the visitor's settings and result, on one line, as the enclosure of an enquiry. */
  enclosure: (state: State) => string;
}

/** The exports of a demonstration's module. */
export interface DemoModule {
  LiveDemo: ComponentType<{ sizes: DrawingSizes }>;
  StaticPicture: ComponentType<{ sizes: DrawingSizes; name: SizeName }>;
}

/**
 * Makes the two components of a demonstration: `LiveDemo` with drawing, result and controls, and `StaticPicture`, the same
 * drawing in its initial state. Both get the sizes of the drawing from demos.ts, which a page has before this code.
 */
export function defineDemo<State extends object>(definition: Definition<State>): DemoModule {
  const { initialState, initialLiveState, fontSize, Drawing, OverlayControls, Controls } = definition;
  const { verdict, describe, longestResults, suggest, note, enclosure } = definition;

  const sizeOf = (sizes: DrawingSizes, name: SizeName) => ({
    name,
    ...sizes[name],
    fontSize: fontSize[name],
  });

  /** The verdict and the result in one sentence. */
  function Result({ state }: { state: State }) {
    const judged = verdict(state);
    return (
      <>
        {judged && (
          <b key={judged.text} data-good={judged.good || undefined}>
            {judged.text}
          </b>
        )}{" "}
        {describe(state)}
      </>
    );
  }

  function LiveDemo({ sizes }: { sizes: DrawingSizes }) {
    const [firstState] = useState<State>(initialLiveState ?? initialState);
    const [state, setState] = useState(firstState);
    const size = sizeOf(sizes, useMediaQuery(narrowDrawing) ? "narrow" : "wide");
    const change: Change<State> = (changes) => setState((current) => ({ ...current, ...changes }));
    const controls: ControlsProps<State> = {
      state,
      size,
      change,
      bind: (name, also) => ({
        value: state[name],
        onChange: (value) => setState((current) => ({ ...current, ...also, [name]: value })),
      }),
    };
    const [upperPart, lowerPart] = partsOf(size, definition.stickyHeight);
    const renderPart = (part: Rect) => (
      <DrawingPart part={part}>
        <DrawingSvg part={part} fontSize={size.fontSize}>
          <Drawing state={state} size={size} change={change} />
        </DrawingSvg>
        {OverlayControls && <OverlayControls {...controls} />}
      </DrawingPart>
    );
    const suggestion = suggest(state);
    const result = enclosure(state);
    const enclosed = useIsEnclosed(result);
    const lastTitle = verdict(state)?.good ? solved : unsolved;
    return (
      <div className={columnLayout}>
        <div className={drawingAndResult}>
          {renderPart(upperPart)}
          <output className={resultText}>
            <Result state={state} />
          </output>
          {longestResults.map((each) => (
            <div key={describe(each)} className={resultText} aria-hidden="true">
              <Result state={each} />
            </div>
          ))}
        </div>
        {lowerPart && renderPart(lowerPart)}
        <div className={cx(controlsBar, Controls && barWithFields)}>
          <div className={controlsPanel}>
            <div data-suggestion>
              <span>{state === firstState ? firstMove : suggestion ? nextMove : lastTitle}</span>
              <Button
                look={suggestion ? "primary" : "quiet"}
                onClick={() => (suggestion ? change(suggestion.changes) : setState(firstState))}
              >
                {suggestion?.label ?? startAgain}
              </Button>
            </div>
            {Controls && <Controls {...controls} />}
          </div>
          <EnquiryButton look={suggestion ? "quiet" : "primary"} enclosure={result}>
            {enclosed ? sendButtonEnclosed : sendButton}
          </EnquiryButton>
        </div>
        <details className={explanation}>
          <summary>{explanationTitle}</summary>
          <p>{typeof note === "string" ? note : note(state)}</p>
        </details>
      </div>
    );
  }

  function StaticPicture({ sizes, name }: { sizes: DrawingSizes; name: SizeName }) {
    const size = sizeOf(sizes, name);
    return (
      <DrawingSvg part={rect(0, 0, size.width, size.height)} fontSize={size.fontSize}>
        <Drawing state={initialState} size={size} />
      </DrawingSvg>
    );
  }

  return { LiveDemo, StaticPicture };
}

/** Returns the parts in which a drawing is shown: of the narrow one the sticky part and the rest, of the wide one all. */
function partsOf({ name, width, height }: DrawingSize, stickyHeight = height): [Rect, Rect?] {
  if (name === "wide" || stickyHeight === height) return [rect(0, 0, width, height)];
  return [rect(0, 0, width, stickyHeight), rect(0, stickyHeight, width, height - stickyHeight)];
}

/** A part of the drawing, and the native controls over it. */
function DrawingPart({ part, children }: { part: Rect; children: ReactNode }) {
  return (
    <div className={drawingFrame} style={{ "--aspect-ratio": part.width / part.height } as CSSProperties}>
      <VisiblePart value={part}>{children}</VisiblePart>
    </div>
  );
}

interface SvgProps {
  part: Rect;
  fontSize: number;
  children: ReactNode;
}

function DrawingSvg({ part, fontSize, children }: SvgProps) {
  return (
    <svg
      viewBox={`0 ${part.y} ${part.width} ${part.height}`}
      fontFamily="var(--text)"
      fontSize={fontSize}
      fill="var(--ink)"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
