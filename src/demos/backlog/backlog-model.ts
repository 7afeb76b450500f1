import { backlog, biggestRisk, fundedWeeks, plannedOrder, type ItemName } from "./backlog-items.ts";

export interface State {
  order: readonly ItemName[];
  /**
   * Whether each risk is settled by a test in the first week of its item instead of by building the item.
   */
  cheapTests: boolean;
}

export const initialState: State = { order: plannedOrder, cheapTests: false };

/** An item with its weeks, counted from the start of the project. */
export interface ScheduledItem {
  item: ItemName;
  startWeek: number;
  endWeek: number;
  /** The week in which its risk is settled; undefined without a risk, or if the budget ends before. */
  settledWeek: number | undefined;
}

export function scheduleOf({ order, cheapTests }: State): ScheduledItem[] {
  let startWeek = 0;
  return order.map((item) => {
    const { weeks, risk } = backlog[item];
    const endWeek = startWeek + weeks;
    const settledWeek = cheapTests ? startWeek + 1 : endWeek;
    const scheduled = {
      item,
      startWeek,
      endWeek,
      settledWeek: risk > 0 && settledWeek <= fundedWeeks ? settledWeek : undefined,
    };
    startWeek = endWeek;
    return scheduled;
  });
}

/** Returns the week in which the biggest risk is settled; undefined if the budget ends before. */
export function weekOfBiggestRisk(state: State): number | undefined {
  return scheduleOf(state).find(({ item }) => item === biggestRisk)!.settledWeek;
}

export function moveItem(order: readonly ItemName[], item: ItemName, index: number): ItemName[] {
  return order.filter((other) => other !== item).toSpliced(index, 0, item);
}
