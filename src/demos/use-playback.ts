import { useEffect } from "react";
import { motionAllowed } from "../styles/media-queries.ts";

/** How a state changes by itself, step by step. */
export interface Playback<State> {
  /** Milliseconds before each step. */
  stepMs: number;
  /** Returns the changes of the next step, undefined when nothing plays. */
  nextStep: (state: State) => Partial<State> | undefined;
  /** Returns the changes of all steps that are left. */
  skipToEnd: (state: State) => Partial<State>;
}

/** Plays step by step while there is a next one. With reduced motion it skips to the end. */
export function usePlayback<State>(
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
