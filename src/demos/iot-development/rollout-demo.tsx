import { useEffect } from "react";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { RangeField } from "../../ui/range-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { percent } from "../wording.ts";
import { Drawing } from "./rollout-drawing.tsx";
import { ringSizes, rollOut, type State } from "./rollout-model.ts";
import { describe, message } from "./rollout-text.ts";

/** The first run, at its end. */
const initialState: State = {
  firstRing: 5,
  haltAbove: 2,
  failureRate: 5,
  slots: "1",
  run: 1,
  step: Infinity,
};

/** In percent of the fleet. */
const firstRings = [1, 2, 3, 5, 10, 20, 50, 100];

const slotOptions = [
  { value: "1", label: "One" },
  { value: "2", label: "Two, with the way back" },
] as const;

/** Another plan begins anew, on the first fleet. */
const reset = { run: 1, step: 0 };

const stepMs = 650;

function Controls({ state, change, bind }: ControlsProps<State>) {
  const { firstRing, run, step } = state;
  const animated = useMediaQuery(motionAllowed);
  const started = step > 0;
  const playing = started && !rollOut(state, run, step).finished;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => change({ step: step + 1 }), stepMs);
    return () => clearTimeout(timer);
  }, [playing, step, change]);

  function press() {
    if (playing) change({ step: Infinity });
    else change({ run: started ? run + 1 : run, step: animated ? 1 : Infinity });
  }

  return (
    <>
      {/* First, so that the fleet is on screen when it is pressed, wherever the controls stand below the drawing. */}
      <Button onClick={press}>
        {playing ? "Skip to the end" : started ? "Update another fleet" : "Start the update"}
      </Button>
      <RangeField
        label="First ring"
        max={firstRings.length - 1}
        value={firstRings.indexOf(firstRing)}
        format={() => `${firstRing}%, ${ringSizes(firstRing)[0]} devices`}
        onChange={(index) => change({ firstRing: firstRings[index]!, ...reset })}
      />
      <RangeField label="Halt if more fail than" max={20} format={percent} {...bind("haltAbove", reset)} />
      <RangeField label="New firmware fails on" max={20} format={percent} {...bind("failureRate", reset)} />
      <ChoiceField legend="Firmware slots" options={slotOptions} {...bind("slots", reset)} />
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  Drawing,
  Controls,
  stamp: () => undefined,
  describe,
  suggest: () => undefined,
  note: "A made-up fleet whose devices fail independently, drawn anew for each; the same settings give the same fleets. Each ring has five times the devices of the one before. The way back assumes a boot loader that the update leaves alone.",
  message,
});
