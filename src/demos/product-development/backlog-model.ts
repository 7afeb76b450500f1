import { backlog, biggestDoubt, fundedWeeks, type CardName } from "./backlog.ts";

export interface State {
  order: readonly CardName[];
  /** Whether each doubt is settled by a test in the first week of its card instead of by building the card. */
  cheapTests: boolean;
}

/** A card with its weeks, counted from the start of the project. */
export interface ScheduledCard {
  card: CardName;
  startWeek: number;
  endWeek: number;
  /** The week in which its doubt is settled; undefined without a doubt, or if the budget ends before. */
  settledWeek: number | undefined;
}

/** Returns the cards with their weeks when they are built one after the other. */
export function scheduleOf({ order, cheapTests }: State): ScheduledCard[] {
  let startWeek = 0;
  return order.map((card) => {
    const { weeks, doubt } = backlog[card];
    const endWeek = startWeek + weeks;
    const settledWeek = cheapTests ? startWeek + 1 : endWeek;
    const scheduled = {
      card,
      startWeek,
      endWeek,
      settledWeek: doubt > 0 && settledWeek <= fundedWeeks ? settledWeek : undefined,
    };
    startWeek = endWeek;
    return scheduled;
  });
}

/** Returns the week in which the biggest doubt is settled; undefined if the budget ends before. */
export function weekOfBiggestDoubt(state: State): number | undefined {
  return scheduleOf(state).find(({ card }) => card === biggestDoubt)!.settledWeek;
}

/** Returns the order with a card moved to an index. */
export function moveCard(order: readonly CardName[], card: CardName, index: number): CardName[] {
  return order.filter((other) => other !== card).toSpliced(index, 0, card);
}
