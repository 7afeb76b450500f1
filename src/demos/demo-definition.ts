import type { ComponentType } from "react";
import type { DrawingSize, SizeName } from "./drawing-size.ts";
import type { Playback } from "./use-playback.ts";

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
  /**
   * Returns `value` and `onChange` of a field for one property of the state. A change sets those in `also`
   * too.
   */
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

/** Everything that makes one demonstration, for `defineDemo`. */
export interface DemoDefinition<State> {
  /**
   * The state that the static picture shows and the demonstration begins with. It poses a problem for the
   * visitor to solve.
   */
  initialState: State;
  /** Returns the state to begin with instead, where it depends on the visitor's browser. */
  initialLiveState?: () => State;
  /**
   * The size of a text that sets none, in units of the drawing. Choose it so that the smallest letters are 12
   * px where the picture is narrowest, or say why not.
   */
  fontSize: Record<SizeName, number>;
  /**
   * The content of the `svg`, hidden from assistive technology: `describe` says the same in words, and so
   * does the alternative text of the static picture. Without `change` it has no classes, only presentation
   * attributes, because the styles of the page do not apply inside a picture.
   */
  Drawing: ComponentType<DrawingProps<State>>;
  /**
   * Height of the upper part of the narrow drawing that sticks to the top of a narrow window; the rest
   * scrolls.
   */
  stickyHeight?: number;
  /** Native controls over the shapes of the drawing. */
  OverlayControls?: ComponentType<ControlsProps<State>>;
  /** Native controls in a row below the drawing, in the order in which a visitor would try them. */
  Controls?: ComponentType<ControlsProps<State>>;
  /** For states that lead on to others by themselves, as when something walks or types. */
  playback?: Playback<State>;
  /** Undefined while there is nothing to judge. */
  verdict: (state: State) => Verdict | undefined;
  /**
   * Returns the result in one sentence. Screen readers say it whenever it changes. No-break spaces keep it
   * from ending in a line of one word.
   */
  describe: (state: State) => string;
  /** States with the longest results, which the page keeps room for. */
  longestResults: readonly State[];
  /** Returns the next thing worth trying. Undefined offers to start again. */
  suggest: (state: State) => Suggestion<State> | undefined;
  /** The source of the data and the limits of the model, for experts. */
  explanation: string | ((state: State) => string);
  /** Returns the visitor's settings and result, on one line, as the enclosure of an enquiry. */
  enclosure: (state: State) => string;
}
