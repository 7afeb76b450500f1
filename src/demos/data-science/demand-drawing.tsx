import type { DrawingProps } from "../define-demo.tsx";
import { DemandChart } from "./demand-chart.tsx";
import { backtest, type State } from "./demand-model.ts";
import { MethodBars } from "./method-bars.tsx";
import { StockBars } from "./stock-bars.tsx";

/** Demand and forecast, what was short or left each month, and what each method would have cost. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const months = backtest(state.method, state.servicePercent);
  return (
    <>
      <DemandChart months={months} servicePercent={state.servicePercent} canvas={canvas} />
      <StockBars months={months} canvas={canvas} />
      <MethodBars state={state} canvas={canvas} />
    </>
  );
}
