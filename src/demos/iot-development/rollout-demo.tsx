import { useEffect } from "react";
import { Button } from "../../components/button.tsx";
import { CheckField } from "../check-field.tsx";
import { RangeField } from "../range-field.tsx";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { formatPercent } from "../format.ts";
import { Drawing } from "./rollout-drawing.tsx";
import { fleetSize, ringSizes, rollOut, type State } from "./rollout-model.ts";
import { describe, message, suggest, verdict } from "./rollout-text.ts";

/** The update has been sent to all devices at once. */
const initialState: State = {
  firstRing: 100,
  haltAbove: 2,
  failureRate: 5,
  secondSlot: false,
  run: 1,
  sent: Infinity,
};

/** The sizes of the first ring to choose from, in percent of the fleet. */
const firstRings = [1, 2, 3, 5, 10, 20, 50, 100];

/** A changed setting shows the end of the rollout at once; suggestions and another fleet play it device by device. */
const finishedRun = { sent: Infinity };

const tickMs = 60;
/** Every ring takes this many ticks, whatever its size. With reduced motion one tick finishes the rollout. */
const ticksPerRing = 24;

function Controls({ state, change, bind }: ControlsProps<State>) {
  const { firstRing, sent } = state;
  const { rings, finished } = rollOut(state);
  const ring = rings.find(({ from, size }) => sent < from + size);

  useEffect(() => {
    if (finished || !ring) return;
    const next = Math.min(ring.from + ring.size, sent + Math.ceil(ring.size / ticksPerRing));
    const nextSent = matchMedia(motionAllowed).matches ? next : Infinity;
    const timer = setTimeout(() => change({ sent: nextSent }), tickMs);
    return () => clearTimeout(timer);
  });

  return (
    <>
      <RangeField
        label="First ring"
        max={firstRings.length - 1}
        value={firstRings.indexOf(firstRing)}
        format={() => `${ringSizes(firstRing)[0]} of ${fleetSize}`}
        onChange={(index) => change({ firstRing: firstRings[index]!, ...finishedRun })}
      />
      <RangeField
        label="Halt if more fail than"
        max={20}
        format={formatPercent}
        {...bind("haltAbove", finishedRun)}
      />
      <RangeField
        label="New firmware fails on"
        max={20}
        format={formatPercent}
        {...bind("failureRate", { ...finishedRun, markedDevices: new Set() })}
      />
      <CheckField label="A second firmware slot" {...bind("secondSlot", finishedRun)} />
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
