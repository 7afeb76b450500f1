import { useEffect, useMemo, useState } from "react";
import { useHydrated } from "../../components/use-hydrated.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import type { Change } from "./demo-types.ts";

/** How a state changes by itself, step by step. */
interface Playback<State> {
  /** Milliseconds before each step. */
  stepMs: number;
  /** Returns the changes of the next step, undefined when nothing plays. */
  nextStep: (state: State) => Partial<State> | undefined;
  /** Returns the changes of all steps that are left. */
  skipToEnd: (state: State) => Partial<State>;
}

interface Options<State> {
  /** The state that the document shows. It poses a problem for the visitor to solve. */
  initialState: State;
  /** Returns the state to begin with instead, where it depends on the visitor's browser. */
  initialLiveState?: () => State;
  /** For states that lead on to others by themselves, as when something walks or types. */
  playback?: Playback<State>;
}

/** The state of a demonstration, and what changes it. */
export interface DemoState<State> {
  state: State;
  change: Change<State>;
  /** Whether this is the state to begin with. */
  isFirst: boolean;
  /** Whether the visitor has changed something, even if it has been started again since. */
  isTouched: boolean;
  /** Whether the state is changing by itself. */
  isPlaying: boolean;
  startAgain: () => void;
}

export function useDemo<State extends object>(options: Options<State>): DemoState<State> {
  const { initialState, initialLiveState, playback } = options;
  // Hydration begins with the state of the document.
  const isHydrated = useHydrated();
  const firstState = useMemo(
    () => (isHydrated && initialLiveState ? initialLiveState() : initialState),
    [isHydrated, initialLiveState, initialState],
  );
  const [changed, setChanged] = useState<State>();
  const state = changed ?? firstState;
  const change: Change<State> = (changes) =>
    setChanged((current) => ({ ...(current ?? firstState), ...changes }));
  usePlayback(playback, state, change);
  return {
    state,
    change,
    isFirst: state === firstState,
    isTouched: changed !== undefined,
    isPlaying: playback?.nextStep(state) !== undefined,
    startAgain: () => setChanged(firstState),
  };
}

/** Plays step by step while there is a next one. With reduced motion it skips to the end. */
function usePlayback<State>(
  playback: Playback<State> | undefined,
  state: State,
  change: (changes: Partial<State>) => void,
) {
  useEffect(() => {
    const next = playback?.nextStep(state);
    if (!next) return;
    const { stepMs, skipToEnd } = playback!;
    const moves = matchMedia(motionAllowed).matches;
    const timer = setTimeout(() => change(moves ? next : skipToEnd(state)), moves ? stepMs : 0);
    return () => clearTimeout(timer);
  });
}
