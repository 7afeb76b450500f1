/** Sets some properties of the state and keeps the rest. */
export type Change<State> = (changes: Partial<State>) => void;

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
