import { css } from "@linaria/core";
import { useState, type ComponentType } from "react";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import { narrowDrawing } from "../styles/breakpoints.ts";
import { useMediaQuery } from "../ui/use-media-query.ts";
import type { Canvas, Sizes } from "./canvas.ts";

export interface DrawingProps<State> {
  state: State;
  canvas: Canvas;
}

export interface ControlsProps<State> {
  state: State;
  /** Changes a part of the state and keeps the rest. */
  change: (changed: Partial<State>) => void;
  /** Value and handler of a field that holds one part of the state; `also` changes with it. */
  bind: <Name extends keyof State>(
    name: Name,
    also?: Partial<State>,
  ) => { value: State[Name]; onChange: (value: State[Name]) => void };
}

export type TargetsProps<State> = DrawingProps<State> & ControlsProps<State>;

interface Definition<State> {
  /** As the drawing in the document shows it. */
  initialState: State;
  /** As the demonstration begins, where the visitor's browser has a say in it. */
  liveState?: () => State;
  /** In units of the drawing. */
  fontSize?: Record<keyof Sizes, number>;
  /** Inside of the `svg`. It is silent: what it shows is said by `describe`, or by the still's alternative text. */
  Drawing: ComponentType<DrawingProps<State>>;
  /** Height that a state needs beyond that in demos.ts, in units of the drawing. */
  extraHeight?: (state: State) => number;
  /** Native controls upon the drawing. */
  Targets?: ComponentType<TargetsProps<State>>;
  /** Native controls, in the order in which a visitor would try them. */
  Controls: ComponentType<ControlsProps<State>>;
  /** The result, in a sentence or two: spoken whenever it changes. */
  describe: (state: State) => string;
  /** The source of the data, or the limits of the model. */
  note: string;
  /** The visitor's settings and result: a paragraph of the message. */
  message: (state: State) => string;
}

/** The exports of a demonstration's module. */
export interface Demo {
  Board: ComponentType<{ sizes: Sizes }>;
  Still: ComponentType<{ sizes: Sizes; narrow: boolean }>;
}

/**
 * A demonstration: the live board with drawing, result and controls, and the still, which is its drawing as it begins.
 * The sizes come from demos.ts, where a page finds them without this code.
 */
export function defineDemo<State extends object>({
  initialState,
  liveState,
  fontSize = { wide: 15, narrow: 15 },
  Drawing,
  extraHeight = () => 0,
  Targets,
  Controls,
  describe,
  note,
  message,
}: Definition<State>): Demo {
  function canvasFor(state: State, sizes: Sizes, narrow: boolean): Canvas {
    const layout = narrow ? "narrow" : "wide";
    const { width, height } = sizes[layout];
    return { narrow, width, height: height + extraHeight(state), fontSize: fontSize[layout] };
  }

  function Picture({ state, canvas }: DrawingProps<State>) {
    return (
      <svg
        viewBox={`0 0 ${canvas.width} ${canvas.height}`}
        fontFamily="var(--text)"
        fontSize={canvas.fontSize}
        fill="var(--ink)"
        aria-hidden="true"
      >
        <Drawing state={state} canvas={canvas} />
      </svg>
    );
  }

  function Board({ sizes }: { sizes: Sizes }) {
    const [state, setState] = useState<State>(liveState ?? initialState);
    const canvas = canvasFor(state, sizes, useMediaQuery(narrowDrawing));
    const controls: ControlsProps<State> = {
      state,
      change: (changed) => setState((current) => ({ ...current, ...changed })),
      bind: (name, also) => ({
        value: state[name],
        onChange: (value) => setState((current) => ({ ...current, ...also, [name]: value })),
      }),
    };
    return (
      <div className={board}>
        <div className={picture}>
          <Picture state={state} canvas={canvas} />
          {Targets && <Targets {...controls} canvas={canvas} />}
        </div>
        {/* Before the controls: on a phone it stays in sight with the drawing. */}
        <output className={result}>{describe(state)}</output>
        <div className={side}>
          <div className={panel}>
            <Controls {...controls} />
          </div>
          <EnquiryButton look="quiet" paragraph={message(state)}>
            Send this with your message
          </EnquiryButton>
        </div>
        <p className={remark}>{note}</p>
      </div>
    );
  }

  return {
    Board,
    Still: ({ sizes, narrow }) => (
      <Picture state={initialState} canvas={canvasFor(initialState, sizes, narrow)} />
    ),
  };
}

const board = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px clamp(24px, 3vw, 40px);

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 300px;
    grid-template-rows: auto auto 1fr;
  }
`;

const picture = css`
  position: relative;
  align-self: start;
  min-inline-size: 0;

  > svg {
    inline-size: 100%;
    block-size: auto;
  }
  /* Drawn in dark lines: they keep their own ground, as the stills do. */
  @media (forced-colors: active) {
    svg {
      outline: 10px solid var(--surface);
      background: var(--surface);
      forced-color-adjust: none;
    }
  }
`;

const result = css`
  display: block;
  max-inline-size: 60ch;
  font-size: var(--step-1);
  line-height: 1.45;
`;

const side = css`
  display: grid;
  align-content: start;
  gap: 20px;

  @media (min-width: 1100px) {
    grid-area: 1 / 2 / span 3;
  }
  @media print {
    display: none;
  }
`;

const panel = css`
  display: grid;
  gap: 18px;
  padding: 20px;
  background: var(--sunken);
  font-size: var(--step--1);
`;

const remark = css`
  max-inline-size: 68ch;
  color: var(--muted);
  font-size: var(--step--1);
`;
