import { Drawing } from "../drawing.tsx";
import { DemandChart } from "./demand-chart.tsx";
import { drawingSize } from "./demand-geometry.ts";
import { backtest, type Method, type Prices } from "./demand-model.ts";
import { MethodBars } from "./method-bars.tsx";
import { StockBars } from "./stock-bars.tsx";

export interface Setting {
  method: Method;
  servicePercent: number;
  prices: Prices;
}

/** As the demonstration begins. */
export const firstSetting: Setting = {
  method: "holt-winters",
  servicePercent: 90,
  prices: { short: 20, left: 4 },
};

export function DemandStill({ narrow }: { narrow: boolean }) {
  return <DemandDrawing {...firstSetting} narrow={narrow} />;
}

/** Demand and forecast, what was short or left each month, and what each method would have cost. */
export function DemandDrawing(props: Setting & { narrow: boolean }) {
  const { method, servicePercent, narrow } = props;
  const { width, height } = drawingSize[narrow ? "narrow" : "wide"];
  const months = backtest(method, servicePercent);
  return (
    <Drawing width={width} height={height}>
      <DemandChart months={months} servicePercent={servicePercent} narrow={narrow} />
      <StockBars months={months} narrow={narrow} />
      <MethodBars {...props} />
    </Drawing>
  );
}
