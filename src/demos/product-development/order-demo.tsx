import { CheckField } from "../check-field.tsx";
import { RangeField } from "../range-field.tsx";
import { SelectField } from "../select-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { backlog, biggestDoubt, fundedWeeks, plannedOrder, riskiestFirst } from "./backlog.ts";
import { Drawing } from "./order-drawing.tsx";
import { weekOfBiggestDoubt, moveCard, type State } from "./order-model.ts";
import { describe, doubts, message, settledDoubts } from "./order-text.ts";

const initialState: State = { order: plannedOrder, card: biggestDoubt, cheapTests: false };

const options = riskiestFirst.map((value) => ({ value, label: backlog[value].title }));

function Controls({ state: { order, card }, change, bind }: ControlsProps<State>) {
  return (
    <>
      <SelectField label="Card" options={options} {...bind("card")} />
      <RangeField
        label="Place"
        min={1}
        max={order.length}
        value={order.indexOf(card) + 1}
        format={(number) => `${number} of ${order.length}`}
        onChange={(number) => change({ order: moveCard(order, card, number - 1) })}
      />
      <CheckField label="Test each doubt in one week, before building" {...bind("cheapTests")} />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  Drawing,
  Controls,
  verdict: (state) => {
    const week = weekOfBiggestDoubt(state);
    if (!week) return { text: "Too late", good: false };
    if (week > fundedWeeks / 2) return { text: "Delayed", good: false };
    const mail = week > 1 ? "Sea mail" : "Air mail";
    return { text: settledDoubts(state) < doubts ? mail : "Express", good: true };
  },
  describe,
  suggest: (state) => {
    const { order, cheapTests } = state;
    if (order[0] !== biggestDoubt)
      return {
        label: "Move the biggest doubt to the top",
        changes: { order: moveCard(order, biggestDoubt, 0) },
      };
    if (!cheapTests) return { label: "Test before building", changes: { cheapTests: true } };
    const changes = { order: riskiestFirst };
    return settledDoubts(state) < settledDoubts({ ...state, ...changes })
      ? { label: "Order the rest by doubt", changes }
      : undefined;
  },
  note: "Made-up figures for the product in the list of doubts below: fifty weeks of work and money for thirty-five. A doubt is the chance that a card proves wrong and ends the project. It is settled when the card is built, or by a cheap test in the card’s first week.",
  message,
});
