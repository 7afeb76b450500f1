import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { DemoRange } from "../kit/demo-range.tsx";
import { useDemo } from "../kit/use-demo.ts";
import { initialState, limits, moveLine } from "./demand-model.ts";
import {
  describe,
  enclosure,
  explanation,
  formatLine,
  headline,
  legend,
  lineValue,
  suggest,
  verdict,
} from "./demand-text.ts";
import { OrderChart } from "./order-chart.tsx";
import { YearBill } from "./year-bill.tsx";

const texts = { verdict, describe, suggest, explanation, enclosure };

/** A year of demand under the line of what the warehouse orders, beside the bill for ordering that. */
export function DemandDemo() {
  const demo = useDemo({ initialState });
  const { state, change } = demo;
  const { min, max, step } = limits[state.line];
  const title = headline(state);
  const key = legend(state);
  const field = (
    <DemoRange
      label="Order line"
      {...{ min, max, step }}
      format={() => formatLine(state)}
      value={lineValue(state)}
      onChange={(value) => change(moveLine(state, value))}
    />
  );
  return (
    <DemoFrame demo={demo} texts={texts} fields={field}>
      <div className={scene}>
        <div className={demandPanel}>
          <p key={title}>{title}</p>
          <p key={key}>{key}</p>
          <OrderChart state={state} change={change} />
        </div>
        <YearBill state={state} change={change} />
      </div>
    </DemoFrame>
  );
}

const scene = css`
  display: grid;
  gap: 8px;

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @container (width >= 40rem) {
    grid-template-columns: minmax(0, 5fr) minmax(12.5rem, 2fr);
    gap: 1.4cqi;
  }
`;

const demandPanel = css`
  display: grid;
  grid-template-rows: auto auto 1fr;
  padding-block-start: 8px;
  background: var(--sunken);
  color: var(--fg);
  ${displayFont("clamp(0.875rem, 5.2cqi, 0.8rem + 1.1cqi)", 1.25)};

  > p {
    margin-inline: max(10px, 2cqi);
  }
  > p:first-child {
    ${displayFont("clamp(1rem, 6.7cqi, 0.8rem + 2.6cqi)", 1.2)};
  }
  > p + p {
    color: var(--muted);
  }
  @container (width >= 40rem) {
    /* The stamp of the verdict covers the lower edge. */
    padding-block: 1.4cqi 3.2cqi;
  }
`;
