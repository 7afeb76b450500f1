import { backlog, biggestDoubt, fundedWeeks, type CardName } from "./backlog.ts";

export interface State {
  order: readonly CardName[];
  /** The card that the fields speak of. */
  card: CardName;
  /** Whether each doubt is tested in the first week of its card. */
  cheapTests: boolean;
}

export interface Step {
  card: CardName;
  /** In weeks from the start. */
  begins: number;
  ends: number;
  /** The week in which its doubt is settled, if it has one and the money lasts. */
  settled: number | undefined;
}

/** The cards one after the other. */
export function stepsOf({ order, cheapTests }: State): Step[] {
  let begins = 0;
  return order.map((card) => {
    const { weeks, doubt } = backlog[card];
    const ends = begins + weeks;
    const settled = cheapTests ? begins + 1 : ends;
    const step = { card, begins, ends, settled: doubt > 0 && settled <= fundedWeeks ? settled : undefined };
    begins = ends;
    return step;
  });
}

/** The week in which the biggest doubt is settled; none if the money ends before. */
export function biggestSettled(state: State): number | undefined {
  return stepsOf(state).find(({ card }) => card === biggestDoubt)!.settled;
}

/** The card takes a place, from 0; those between move up or down by one. */
export function place(order: readonly CardName[], card: CardName, index: number): CardName[] {
  return order.filter((other) => other !== card).toSpliced(index, 0, card);
}
