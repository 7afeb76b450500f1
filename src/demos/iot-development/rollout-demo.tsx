import { useEffect } from "react";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { RangeField } from "../../ui/range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { percent } from "../wording.ts";
import { Drawing } from "./rollout-drawing.tsx";
import { ringSizes, rollOut, type State } from "./rollout-model.ts";
import { describe, message, stamp, suggest } from "./rollout-text.ts";

/** Sent to all at once, and over. */
const initialState: State = {
  firstRing: 100,
  haltAbove: 2,
  failureRate: 5,
  slots: "1",
  run: 1,
  sent: Infinity,
};

/** In percent of the fleet. */
const firstRings = [1, 2, 3, 5, 10, 20, 50, 100];

const slotOptions = [
  { value: "1", label: "One" },
  { value: "2", label: "Two, with the way back" },
] as const;

/** Another plan begins anew, on the first fleet. */
const reset = { run: 1, sent: 0 };

const tickMs = 60;

/** A ring takes so many ticks, however large it is. */
const ticksARing = 24;

function Controls({ state, change, bind }: ControlsProps<State>) {
  const { firstRing, sent } = state;
  const { rings, finished } = rollOut(state);
  const ring = rings.find(({ from, size }) => sent < from + size);
  const playing = sent > 0 && !finished;

  useEffect(() => {
    if (!playing || !ring) return;
    const next = Math.min(ring.from + ring.size, sent + Math.ceil(ring.size / ticksARing));
    const timer = setTimeout(() => change({ sent: next }), tickMs);
    return () => clearTimeout(timer);
  });

  return (
    <>
      <RangeField
        label="First ring"
        max={firstRings.length - 1}
        value={firstRings.indexOf(firstRing)}
        format={() => `${firstRing}%, ${ringSizes(firstRing)[0]} devices`}
        onChange={(index) => change({ firstRing: firstRings[index]!, ...reset })}
      />
      <RangeField label="Halt if more fail than" max={20} format={percent} {...bind("haltAbove", reset)} />
      <RangeField
        label="New firmware fails on"
        max={20}
        format={percent}
        {...bind("failureRate", { ...reset, painted: new Set() })}
      />
      <ChoiceField legend="Firmware slots" options={slotOptions} {...bind("slots", reset)} />
      <p>Or draw across the sheet: each device that you touch fails.</p>
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 15, narrow: 14 },
  Drawing,
  Controls,
  stamp,
  describe,
  suggest,
  note: "A made-up fleet whose devices fail independently, drawn anew for each; the same settings give the same fleets. Each ring has five times the devices of the one before. The way back assumes a boot loader that the update leaves alone.",
  message,
});
