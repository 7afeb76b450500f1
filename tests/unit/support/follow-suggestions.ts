import type { Texts } from "../../../src/demos/kit/demo-frame.tsx";

/**
 * Returns the states to which the suggestions of a demonstration lead, the first one included; `playOut` returns
 * the end of what a state plays. Fails if the suggestions have no end.
 */
export function followSuggestions<State>(
  initialState: State,
  suggest: Texts<State>["suggest"],
  playOut = (state: State) => state,
): State[] {
  const states = [initialState];
  for (let next = suggest(initialState); next; next = suggest(states.at(-1)!)) {
    states.push(playOut({ ...states.at(-1)!, ...next.changes }));
    if (states.length > 12) throw new Error("The suggestions have no end.");
  }
  return states;
}

/** Returns what a demonstration concludes, says and suggests. */
export function resultOf<State>(texts: Pick<Texts<State>, "verdict" | "describe" | "suggest">, state: State) {
  return [texts.verdict(state), texts.describe(state), texts.suggest(state)?.label];
}
