import { useEffect } from "react";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../check-field.tsx";
import { RangeField } from "../range-field.tsx";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { formatPercent } from "../format.ts";
import { Drawing } from "./rollout-drawing.tsx";
import { fleetSize, ringSizes, rollOut, type State } from "./rollout-model.ts";
import { describe, message, suggest, verdict } from "./rollout-text.ts";

/** Sent to all at once, and over. */
const initialState: State = {
  firstRing: 100,
  haltAbove: 2,
  failureRate: 5,
  secondSlot: false,
  run: 1,
  sent: Infinity,
};

/** In percent of the fleet. */
const firstRings = [1, 2, 3, 5, 10, 20, 50, 100];

/** Another plan shows its end at once; a move shows the way there. */
const ended = { sent: Infinity };

const tickMs = 60;
/** A ring takes so many ticks, however large it is; where nothing may move, one ends it all. */
const ticksARing = 24;

function Controls({ state, change, bind }: ControlsProps<State>) {
  const { firstRing, sent } = state;
  const { rings, finished } = rollOut(state);
  const ring = rings.find(({ from, size }) => sent < from + size);

  useEffect(() => {
    if (finished || !ring) return;
    const next = Math.min(ring.from + ring.size, sent + Math.ceil(ring.size / ticksARing));
    const last = matchMedia(motionAllowed).matches ? next : Infinity;
    const timer = setTimeout(() => change({ sent: last }), tickMs);
    return () => clearTimeout(timer);
  });

  return (
    <>
      <RangeField
        label="First ring"
        max={firstRings.length - 1}
        value={firstRings.indexOf(firstRing)}
        format={() => `${ringSizes(firstRing)[0]} of ${fleetSize}`}
        onChange={(index) => change({ firstRing: firstRings[index]!, ...ended })}
      />
      <RangeField
        label="Halt if more fail than"
        max={20}
        format={formatPercent}
        {...bind("haltAbove", ended)}
      />
      <RangeField
        label="New firmware fails on"
        max={20}
        format={formatPercent}
        {...bind("failureRate", { ...ended, painted: new Set() })}
      />
      <CheckField label="A second firmware slot" {...bind("secondSlot", ended)} />
      <p>Draw across the sheet, and each device you touch fails.</p>
      <Button look="quiet" onClick={() => change({ run: state.run + 1, sent: 1 })}>
        Try another fleet
      </Button>
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  fontSize: { wide: 16, narrow: 15 },
  Drawing,
  Controls,
  verdict,
  describe,
  suggest,
  note: "A made-up fleet whose devices fail at random, each independently of the others; the same settings give the same fleet. Each ring has five times as many devices as the one before. Rolling back assumes that the update leaves the boot loader alone.",
  message,
});
