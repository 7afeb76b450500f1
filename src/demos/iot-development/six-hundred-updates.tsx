import { useEffect, useState } from "react";
import { motionAllowed, narrowDrawing } from "../../styles/breakpoints.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { RangeField } from "../../ui/range-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { firstPlan, FleetDrawing } from "./fleet-drawing.tsx";
import { ringSizes, rollOut, type Plan } from "./rollout-model.ts";
import { forecastInWords, planInWords, resultInWords } from "./rollout-words.ts";

const firstRings = [1, 2, 3, 5, 10, 20, 50, 100];
const slotOptions = [
  { value: "1", label: "One" },
  { value: "2", label: "Two, with the way back" },
] as const;

const stepMs = 650;

export function SixHundredUpdates() {
  const [plan, setPlan] = useState(firstPlan);
  const [{ run, step }, setProgress] = useState({ run: 1, step: Infinity });
  const narrow = useMediaQuery(narrowDrawing);
  const animated = useMediaQuery(motionAllowed);
  const rollout = rollOut(plan, run, step);
  const started = step > 0;
  const playing = started && !rollout.finished;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setProgress({ run, step: step + 1 }), stepMs);
    return () => clearTimeout(timer);
  }, [playing, run, step]);

  function change(changed: Partial<Plan>) {
    setPlan({ ...plan, ...changed });
    setProgress({ run: 1, step: 0 });
  }

  function press() {
    if (playing) setProgress({ run, step: Infinity });
    else setProgress({ run: started ? run + 1 : run, step: animated ? 1 : Infinity });
  }

  const finding = !started
    ? forecastInWords(plan)
    : playing
      ? "The update is on its way, ring by ring."
      : resultInWords(plan, run, rollout);
  const told = playing ? forecastInWords(plan) : finding;

  return (
    <DemoBoard
      drawing={<FleetDrawing plan={plan} run={run} step={step} narrow={narrow} />}
      controls={
        <>
          {/* First, so that the fleet is on screen when it is pressed, wherever the controls stand below the drawing. */}
          <Button onClick={press}>
            {playing ? "Skip to the end" : started ? "Update another fleet" : "Start the update"}
          </Button>
          <RangeField
            label="First ring"
            min={0}
            max={firstRings.length - 1}
            value={firstRings.indexOf(plan.firstRing)}
            shown={`${plan.firstRing}%, ${ringSizes(plan.firstRing)[0]} devices`}
            onChange={(index) => change({ firstRing: firstRings[index]! })}
          />
          <RangeField
            label="Halt if more fail than"
            min={0}
            max={20}
            value={plan.haltAbove}
            shown={`${plan.haltAbove}%`}
            onChange={(haltAbove) => change({ haltAbove })}
          />
          <RangeField
            label="New firmware fails on"
            min={0}
            max={20}
            value={plan.failureRate}
            shown={`${plan.failureRate}%`}
            onChange={(failureRate) => change({ failureRate })}
          />
          <ChoiceField
            legend="Firmware slots"
            options={slotOptions}
            value={plan.slots === 1 ? "1" : "2"}
            onChange={(slots) => change({ slots: slots === "1" ? 1 : 2 })}
          />
        </>
      }
      finding={finding}
      note="A made-up fleet whose devices fail independently, drawn anew for each; the same settings give the same fleets. Each ring has five times the devices of the one before. The way back assumes a boot loader that the update leaves alone."
      message={`I tried the update demonstration: ${planInWords(plan)}. ${told}`}
    />
  );
}
