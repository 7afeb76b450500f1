import { useState } from "react";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { RangeField } from "../../ui/range-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { firstSetting, ThresholdDrawing } from "./threshold-drawing.tsx";
import {
  ageRule,
  bins,
  cheapestThreshold,
  costOf,
  outcomeAt,
  precisionOf,
  recallOf,
} from "./threshold-model.ts";

const score = (threshold: number) => (threshold / bins).toFixed(2);
const percent = (part: number) => `${Math.round(part * 100)}%`;

export function SetTheThreshold() {
  const [{ threshold, prices }, setSetting] = useState(firstSetting);
  const narrow = useMediaQuery(narrowDrawing);
  const outcome = outcomeAt(threshold);
  const precision = precisionOf(outcome);
  const cost = costOf(outcome, prices);
  const ruleCost = costOf(ageRule, prices);
  const cheapest = cheapestThreshold(prices);
  const result = `At ${score(threshold)} the model catches ${outcome.caught} of 80 failures (${percent(recallOf(outcome))})${precision === undefined ? " and raises no alarm" : `, and ${percent(precision)} of its alarms are right`}. That loses ${cost} hours, against ${ruleCost} with the rule of thumb.`;
  const advice =
    threshold === cheapest
      ? "No other threshold costs less at these prices."
      : `The cheapest threshold at these prices is ${score(cheapest)}.`;

  return (
    <DemoBoard
      drawing={<ThresholdDrawing threshold={threshold} prices={prices} narrow={narrow} />}
      controls={
        <>
          <RangeField
            label="Alarm from a score of"
            min={0}
            max={bins}
            value={threshold}
            shown={score(threshold)}
            onChange={(value) => setSetting({ threshold: value, prices })}
          />
          <RangeField
            label="A missed failure costs"
            min={1}
            max={40}
            value={prices.miss}
            shown={hours(prices.miss)}
            onChange={(miss) => setSetting({ threshold, prices: { ...prices, miss } })}
          />
          <RangeField
            label="A false alarm costs"
            min={1}
            max={12}
            value={prices.falseAlarm}
            shown={hours(prices.falseAlarm)}
            onChange={(falseAlarm) => setSetting({ threshold, prices: { ...prices, falseAlarm } })}
          />
        </>
      }
      finding={`${result} ${advice}`}
      note="Made-up scores of 500 machines, 80 of which failed within a week. The rule of thumb inspects whatever is older than eight years."
      message={`I tried the threshold demonstration: a missed failure costs ${hours(prices.miss)}, a false alarm ${hours(prices.falseAlarm)}. ${result}`}
    />
  );
}

function hours(count: number): string {
  return `${count}\u00a0${count === 1 ? "hour" : "hours"}`;
}
