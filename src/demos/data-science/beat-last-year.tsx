import { useState } from "react";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { RangeField } from "../../ui/range-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { DemandDrawing, firstSetting } from "./demand-drawing.tsx";
import { methods } from "./demand-model.ts";
import { bestServiceInWords, dollars, methodNames, resultInWords } from "./forecast-words.ts";

const methodOptions = methods.map((method) => ({ value: method, label: methodNames[method] }));

export function BeatLastYear() {
  const [setting, setSetting] = useState(firstSetting);
  const narrow = useMediaQuery(narrowDrawing);
  const { method, servicePercent, prices } = setting;
  const result = resultInWords(method, servicePercent, prices);

  return (
    <DemoBoard
      drawing={<DemandDrawing {...setting} narrow={narrow} />}
      controls={
        <>
          <ChoiceField
            legend="Forecast by"
            options={methodOptions}
            value={method}
            onChange={(chosen) => setSetting({ ...setting, method: chosen })}
          />
          <RangeField
            label="Service level"
            min={80}
            max={98}
            value={servicePercent}
            shown={`${servicePercent}%`}
            onChange={(percent) => setSetting({ ...setting, servicePercent: percent })}
          />
          <RangeField
            label="A unit short costs"
            min={1}
            max={40}
            value={prices.short}
            shown={dollars(prices.short)}
            onChange={(short) => setSetting({ ...setting, prices: { ...prices, short } })}
          />
          <RangeField
            label="A unit left costs"
            min={1}
            max={20}
            value={prices.left}
            shown={dollars(prices.left)}
            onChange={(left) => setSetting({ ...setting, prices: { ...prices, left } })}
          />
          <p>{bestServiceInWords(prices)}</p>
        </>
      }
      finding={result}
      note="Made-up demand whose growth picks up in the second year. Each month of the third is forecast one month ahead from those before it. The interval is normal and as wide as the method’s errors so far; each order goes up to its top, and what is left is not kept. Holt-Winters is additive, smoothing 0.3, 0.1 and 0.1."
      message={`I tried the forecast demonstration with a service level of ${servicePercent}%, ${dollars(prices.short)} for a unit short and ${dollars(prices.left)} for a unit left over. ${result}`}
    />
  );
}
