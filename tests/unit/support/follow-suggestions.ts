import type { Suggestion, Verdict } from "../../../src/demos/kit/demo-types.ts";

/**
 * Returns the states to which the suggestions of a demonstration lead, the first one included; `playOut` returns
 * the end of what a state plays. Fails if the suggestions have no end.
 */
export function followSuggestions<State>(
  initialState: State,
  suggest: (state: State) => Suggestion<State> | undefined,
  playOut = (state: State) => state,
): State[] {
  const states = [initialState];
  for (let next = suggest(initialState); next; next = suggest(states.at(-1)!)) {
    states.push(playOut({ ...states.at(-1)!, ...next.changes }));
    if (states.length > 12) throw new Error("The suggestions have no end.");
  }
  return states;
}

/** The texts of a demonstration that follow from its state. */
interface Texts<State> {
  verdict: (state: State) => Verdict | undefined;
  describe: (state: State) => string;
  suggest: (state: State) => Suggestion<State> | undefined;
}

/** Returns what a demonstration concludes, says and suggests. */
export function resultOf<State>({ verdict, describe, suggest }: Texts<State>, state: State) {
  return [verdict(state), describe(state), suggest(state)?.label];
}
