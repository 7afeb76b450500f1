import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { fieldGrid } from "../field-grid.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { easiestFirst, plannedOrder, riskiestFirst } from "./backlog.ts";
import { Drawing } from "./order-drawing.tsx";
import { OrderList } from "./order-list.tsx";
import { biggestSettledAt, type State } from "./order-model.ts";
import { describe, explain, message } from "./order-text.ts";

const initialState: State = { order: plannedOrder, cheapTests: false };

function Controls({ change, bind }: ControlsProps<State>) {
  return (
    <>
      <div className={fieldGrid}>
        <Button look="quiet" onClick={() => change({ order: riskiestFirst })}>
          Riskiest first
        </Button>
        <Button look="quiet" onClick={() => change({ order: easiestFirst })}>
          Easiest first
        </Button>
      </div>
      <OrderList {...bind("order")} />
      <CheckField label="Begin each with its cheap test" {...bind("cheapTests")} />
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 15, narrow: 14 },
  Drawing,
  foldAt: 286,
  Controls,
  stamp: ({ order, cheapTests }) =>
    biggestSettledAt(order, cheapTests) === biggestSettledAt(riskiestFirst, cheapTests)
      ? { text: "Express", good: true }
      : { text: "Delayed", good: false },
  describe,
  explain,
  suggest: ({ order, cheapTests }) => {
    if (order.join() !== riskiestFirst.join())
      return { label: "Settle the biggest doubt first", changed: { order: riskiestFirst } };
    return cheapTests ? undefined : { label: "Test it before building", changed: { cheapTests: true } };
  },
  note: "Made-up figures for the product in the risk register below: costs are shares of the budget, a doubt is the chance that a card proves wrong and ends the project, independent of the others. A cheap test from the register costs 1% and settles its card’s doubt before it is built.",
  message,
});
