import { useEffect } from "react";
import { motionAllowed } from "../../styles/breakpoints.ts";
import type { Change } from "../define-demo.tsx";
import { atTheEnd, rollOut, type State } from "./rollout-model.ts";

const tickMs = 60;
/** Every ring takes this many ticks, whatever its size. With reduced motion one tick finishes the rollout. */
const ticksPerRing = 24;

/** Lets the rollout reach further devices from tick to tick, until it has ended. */
export function usePlayback(state: State, change: Change<State>) {
  const { reach } = state;
  const { rings, finished } = rollOut(state);
  const ring = rings.find(({ from, size }) => reach < from + size);

  useEffect(() => {
    if (finished || !ring) return;
    const next = Math.min(ring.from + ring.size, reach + Math.ceil(ring.size / ticksPerRing));
    const changes = matchMedia(motionAllowed).matches ? { reach: next } : atTheEnd;
    const timer = setTimeout(() => change(changes), tickMs);
    return () => clearTimeout(timer);
  });
}
