import { cx } from "@linaria/core";
import { useState, type ComponentType, type CSSProperties } from "react";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import { narrowDrawing } from "../styles/breakpoints.ts";
import { Button } from "../components/button.tsx";
import { useMediaQuery } from "./use-media-query.ts";
import {
  controlsColumn,
  controlsPanel,
  drawingAndResult,
  drawingBox,
  explanation,
  layout,
  movesBelow,
  resultText,
  rowBelow,
} from "./demo-styles.ts";
import { box, ViewBox, type Box, type Canvas, type Sizes } from "./svg-geometry.ts";

export interface DrawingProps<State> {
  state: State;
  canvas: Canvas;
  /** Sets some properties of the state and keeps the rest. The static picture has none. */
  change?: Change<State>;
}

type Change<State> = (changes: Partial<State>) => void;

export interface ControlsProps<State> {
  state: State;
  canvas: Canvas;
  /** Sets some properties of the state and keeps the rest. */
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
  /** In units of the drawing; 15 in both layouts when left out. */
  fontSize?: Record<keyof Sizes, number>;
  /**
   * The content of the `svg`, hidden from assistive technology: `describe` says the same in words, and so does the
   * alternative text of the static picture. Without `change` it has presentation attributes alone, as the styles of a page
   * do not reach into a picture.
   */
  Drawing: ComponentType<DrawingProps<State>>;
  /** Height of the upper part of the narrow drawing that sticks to the top of a phone's screen; the rest scrolls. */
  stickyHeight?: number;
  /** Native controls over the shapes of the drawing. */
  OverlayControls?: ComponentType<ControlsProps<State>>;
  /** Native controls in a row below the drawing, in the order in which a visitor would try them. */
  Controls?: ComponentType<ControlsProps<State>>;
  /** Undefined while there is nothing to judge. */
  verdict: (state: State) => Verdict | undefined;
  /** Returns the result in one sentence. Screen readers say it whenever it changes. */
  describe: (state: State) => string;
  /** Returns the next thing worth trying. Undefined offers to start again. */
  suggest: (state: State) => Suggestion<State> | undefined;
  /** The source of the data and the limits of the model, for experts. */
  note: string | ((state: State) => string);
  /** Returns the visitor's settings and result as a paragraph for the enquiry. */
  message: (state: State) => string;
}

/** The exports of a demonstration's module. */
export interface DemoModule {
  LiveDemo: ComponentType<{ sizes: Sizes }>;
  StaticPicture: ComponentType<{ sizes: Sizes; narrow: boolean }>;
}

/**
 * Makes the two components of a demonstration: `LiveDemo` with drawing, result and controls, and `StaticPicture`, the same
 * drawing in its initial state. Both get the sizes of the drawing from demos.ts, which a page has before this code.
 */
export function defineDemo<State extends object>({
  initialState,
  initialLiveState,
  fontSize = { wide: 15, narrow: 15 },
  Drawing,
  stickyHeight,
  OverlayControls,
  Controls,
  verdict,
  describe,
  suggest,
  note,
  message,
}: Definition<State>): DemoModule {
  function canvasFor(sizes: Sizes, narrow: boolean): Canvas {
    const name = narrow ? "narrow" : "wide";
    return { narrow, ...sizes[name], fontSize: fontSize[name] };
  }

  function DrawingSvg({ viewBox, ...props }: DrawingProps<State> & { viewBox: Box }) {
    return (
      <svg
        viewBox={`0 ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
        fontFamily="var(--text)"
        fontSize={props.canvas.fontSize}
        fill="var(--ink)"
        aria-hidden="true"
      >
        <Drawing {...props} />
      </svg>
    );
  }

  function LiveDemo({ sizes }: { sizes: Sizes }) {
    const [firstState] = useState<State>(initialLiveState ?? initialState);
    const [state, setState] = useState(firstState);
    const canvas = canvasFor(sizes, useMediaQuery(narrowDrawing));
    const change: Change<State> = (changes) => setState((current) => ({ ...current, ...changes }));
    const controls: ControlsProps<State> = {
      state,
      canvas,
      change,
      bind: (name, also) => ({
        value: state[name],
        onChange: (value) => setState((current) => ({ ...current, ...also, [name]: value })),
      }),
    };
    const upperHeight = canvas.narrow && stickyHeight ? stickyHeight : canvas.height;
    const renderPart = (viewBox: Box) => (
      <div
        className={drawingBox}
        style={{ "--aspect-ratio": viewBox.width / viewBox.height } as CSSProperties}
      >
        <ViewBox value={viewBox}>
          <DrawingSvg state={state} canvas={canvas} viewBox={viewBox} change={change} />
          {OverlayControls && <OverlayControls {...controls} />}
        </ViewBox>
      </div>
    );
    const suggestion = suggest(state);
    const currentVerdict = verdict(state);
    const endTitle = currentVerdict?.good ? "Done" : "Your turn";
    const controlsLayout = Controls ? rowBelow : movesBelow;
    return (
      <div className={cx(layout, controlsLayout)}>
        <div className={drawingAndResult}>
          {renderPart(box(0, 0, canvas.width, upperHeight))}
          <output className={resultText}>
            {currentVerdict && (
              <b key={currentVerdict.text} data-good={currentVerdict.good || undefined}>
                {currentVerdict.text}
              </b>
            )}{" "}
            {describe(state)}
          </output>
        </div>
        {upperHeight < canvas.height &&
          renderPart(box(0, upperHeight, canvas.width, canvas.height - upperHeight))}
        <div className={controlsColumn}>
          <div className={controlsPanel}>
            <div data-suggestion>
              <span>{state === firstState ? "First move" : suggestion ? "Next move" : endTitle}</span>
              <Button
                look={suggestion ? "primary" : "quiet"}
                onClick={() => (suggestion ? change(suggestion.changes) : setState(firstState))}
              >
                {suggestion?.label ?? "Start again"}
              </Button>
            </div>
            {Controls && <Controls {...controls} />}
          </div>
          <EnquiryButton look={suggestion ? "quiet" : "primary"} paragraph={message(state)}>
            Send this with your message
          </EnquiryButton>
        </div>
        <div className={explanation}>
          <details>
            <summary>How this is computed</summary>
            <p>{typeof note === "string" ? note : note(state)}</p>
          </details>
        </div>
      </div>
    );
  }

  return {
    LiveDemo,
    StaticPicture: ({ sizes, narrow }) => {
      const canvas = canvasFor(sizes, narrow);
      return (
        <DrawingSvg state={initialState} canvas={canvas} viewBox={box(0, 0, canvas.width, canvas.height)} />
      );
    },
  };
}
