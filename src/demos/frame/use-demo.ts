import { useMemo, useState } from "react";
import { useHydrated } from "../../components/use-hydrated.ts";
import type { Change } from "../demo-definition.ts";
import { usePlayback, type Playback } from "../use-playback.ts";

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
  /** Whether nothing has changed yet. */
  isFirst: boolean;
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
    isFirst: changed === undefined,
    isPlaying: playback?.nextStep(state) !== undefined,
    startAgain: () => setChanged(undefined),
  };
}
