import { cx } from "@linaria/core";
import { useState, type ComponentType, type CSSProperties } from "react";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import { narrowDrawing } from "../styles/breakpoints.ts";
import { Button } from "../ui/button.tsx";
import { useMediaQuery } from "./use-media-query.ts";
import { board, columnBeside, panel, picture, remarks, result, rowBelow, side, stage } from "./board.ts";
import { box, View, type Box, type Canvas, type Sizes } from "./canvas.ts";

export interface DrawingProps<State> {
  state: State;
  canvas: Canvas;
  /** Changes a part of the state; none in the still. */
  change?: Change<State>;
}

type Change<State> = (changed: Partial<State>) => void;

export interface ControlsProps<State> {
  state: State;
  canvas: Canvas;
  /** Changes a part of the state and keeps the rest. */
  change: Change<State>;
  /** Value and handler of a field that holds one part of the state; `also` changes with it. */
  bind: <Name extends keyof State>(
    name: Name,
    also?: Partial<State>,
  ) => { value: State[Name]; onChange: (value: State[Name]) => void };
}

/** A change that the board offers at one press. */
export interface Move<State> {
  label: string;
  changed: Partial<State>;
}

export interface Stamp {
  text: string;
  /** Whether it is good news: in green, otherwise in red. */
  good: boolean;
}

interface Definition<State> {
  /** As the drawing in the document shows it: it poses a question. */
  initialState: State;
  /** As the demonstration begins, where the visitor's browser has a say in it. */
  liveState?: () => State;
  /** In units of the drawing. */
  fontSize?: Record<keyof Sizes, number>;
  /** Inside of the `svg`. It is silent: what it shows is said by `describe`, or by the still's alternative text. */
  Drawing: ComponentType<DrawingProps<State>>;
  /** For a drawing that needs the whole width: the controls stand in a row below it, not beside it. */
  controlsBelow?: boolean;
  /** The part of the narrow drawing that stays in sight on a phone; the rest scrolls. */
  foldAt?: number;
  /** Native controls upon the drawing. */
  Targets?: ComponentType<ControlsProps<State>>;
  /** Native controls, in the order in which a visitor would try them. */
  Controls?: ComponentType<ControlsProps<State>>;
  /** The verdict in a word or two; none while there is none. */
  stamp: (state: State) => Stamp | undefined;
  /** The result in one sentence: spoken whenever it changes. */
  describe: (state: State) => string;
  /** The first move, and later the remedy or the next thing worth trying; without one the board offers a new start. */
  suggest: (state: State) => Move<State> | undefined;
  /** The source of the data, the limits of the model, and figures for those who know them. */
  note: string | ((state: State) => string);
  /** The visitor's settings and result: a paragraph of the message. */
  message: (state: State) => string;
}

/** The exports of a demonstration's module. */
export interface Demo {
  Board: ComponentType<{ sizes: Sizes }>;
  Still: ComponentType<{ sizes: Sizes; narrow: boolean }>;
}

/**
 * A demonstration: the live board with drawing, verdict and controls, and the still, which is its drawing as it begins.
 * The sizes come from demos.ts, where a page finds them without this code.
 */
export function defineDemo<State extends object>({
  initialState,
  liveState,
  fontSize = { wide: 15, narrow: 15 },
  Drawing,
  controlsBelow = false,
  foldAt,
  Targets,
  Controls,
  stamp,
  describe,
  suggest,
  note,
  message,
}: Definition<State>): Demo {
  function canvasFor(sizes: Sizes, narrow: boolean): Canvas {
    const layout = narrow ? "narrow" : "wide";
    return { narrow, ...sizes[layout], fontSize: fontSize[layout] };
  }

  function Picture({ view, ...drawing }: DrawingProps<State> & { view: Box }) {
    return (
      <svg
        viewBox={`0 ${view.y} ${view.width} ${view.height}`}
        fontFamily="var(--text)"
        fontSize={drawing.canvas.fontSize}
        fill="var(--ink)"
        aria-hidden="true"
      >
        <Drawing {...drawing} />
      </svg>
    );
  }

  function Board({ sizes }: { sizes: Sizes }) {
    const [begun] = useState<State>(liveState ?? initialState);
    const [state, setState] = useState(begun);
    const canvas = canvasFor(sizes, useMediaQuery(narrowDrawing));
    const change: Change<State> = (changed) => setState((current) => ({ ...current, ...changed }));
    const controls: ControlsProps<State> = {
      state,
      canvas,
      change,
      bind: (name, also) => ({
        value: state[name],
        onChange: (value) => setState((current) => ({ ...current, ...also, [name]: value })),
      }),
    };
    const fold = canvas.narrow && foldAt ? foldAt : canvas.height;
    const show = (view: Box) => (
      <div className={picture} style={{ "--ratio": view.width / view.height } as CSSProperties}>
        <View value={view}>
          <Picture state={state} canvas={canvas} view={view} change={change} />
          {Targets && <Targets {...controls} />}
        </View>
      </div>
    );
    const move = suggest(state);
    const verdict = stamp(state);
    const atEnd = verdict?.good ? "Done" : "Your turn";
    return (
      <div className={cx(board, controlsBelow ? rowBelow : columnBeside)}>
        {/* On a phone it stays in sight while the controls are used. */}
        <div className={stage}>
          {show(box(0, 0, canvas.width, fold))}
          <output className={result}>
            {verdict && (
              <b key={verdict.text} data-good={verdict.good || undefined}>
                {verdict.text}
              </b>
            )}{" "}
            {describe(state)}
          </output>
        </div>
        {fold < canvas.height && show(box(0, fold, canvas.width, canvas.height - fold))}
        <div className={side}>
          <div className={panel}>
            <div data-move>
              <span>{state === begun ? "First move" : move ? "Next move" : atEnd}</span>
              <Button
                look={move ? "primary" : "quiet"}
                onClick={() => (move ? change(move.changed) : setState(begun))}
              >
                {move?.label ?? "Start again"}
              </Button>
            </div>
            {Controls && <Controls {...controls} />}
          </div>
          <EnquiryButton look={move ? "quiet" : "primary"} paragraph={message(state)}>
            Send this with your message
          </EnquiryButton>
        </div>
        <div className={remarks}>
          <details>
            <summary>How this is computed</summary>
            <p>{typeof note === "string" ? note : note(state)}</p>
          </details>
        </div>
      </div>
    );
  }

  return {
    Board,
    Still: ({ sizes, narrow }) => {
      const canvas = canvasFor(sizes, narrow);
      return <Picture state={initialState} canvas={canvas} view={box(0, 0, canvas.width, canvas.height)} />;
    },
  };
}
