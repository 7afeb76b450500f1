import { css } from "@linaria/core";
import { useState } from "react";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { backlog, biggestDoubt, easiestFirst, riskiestFirst, type Order } from "./backlog.ts";
import { firstSetting, OrderDrawing } from "./order-drawing.tsx";
import { OrderList } from "./order-list.tsx";
import { biggestSettledAt, spentWhenStopped } from "./order-model.ts";

export function RiskiestFirst() {
  const [{ order, cheapTests }, setSetting] = useState(firstSetting);
  const narrow = useMediaQuery(narrowDrawing);
  const spent = biggestSettledAt(order, cheapTests);
  const least = biggestSettledAt(riskiestFirst, cheapTests);
  const stopped = (one: Order) => Math.round(spentWhenStopped(one, cheapTests));
  const settled = `The biggest doubt, “${backlog[biggestDoubt].title}”, is settled at ${spent}% of the budget${spent === least ? "" : `; riskiest first, at ${least}%`}.`;
  const others = [
    { name: "riskiest first", order: riskiestFirst },
    { name: "easiest first", order: easiestFirst },
  ]
    .filter((other) => other.order.join() !== order.join())
    .map((other) => `${stopped(other.order)}% ${other.name}`);
  const result = `${settled} When a doubt ends the project, ${stopped(order)}% is gone on average, against ${others.join(" and ")}.`;
  const reorder = (next: Order) => setSetting({ order: next, cheapTests });

  return (
    <DemoBoard
      drawing={<OrderDrawing order={order} cheapTests={cheapTests} narrow={narrow} />}
      controls={
        <>
          <div className={presets}>
            <Button look="quiet" className={preset} onClick={() => reorder(riskiestFirst)}>
              Riskiest first
            </Button>
            <Button look="quiet" className={preset} onClick={() => reorder(easiestFirst)}>
              Easiest first
            </Button>
          </div>
          <OrderList order={order} onChange={reorder} />
          <CheckField
            label="Begin each with its cheap test"
            checked={cheapTests}
            onChange={(checked) => setSetting({ order, cheapTests: checked })}
          />
        </>
      }
      finding={result}
      note="Made-up figures for the product in the risk register below: costs are shares of the budget, a doubt is the chance that a card proves wrong and ends the project, independent of the others. A cheap test from the register costs 1% and settles its card’s doubt before it is built."
      message={`I tried the backlog demonstration with this order: ${order.map((name) => backlog[name].title).join(", ")}${cheapTests ? ", each begun with its cheap test" : ""}. ${result}`}
    />
  );
}

const presets = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 10px;
`;

const preset = css`
  min-block-size: 44px;
  padding: 6px 8px;
  background: var(--surface);
  font-size: inherit;
`;
