export const fleetSize = 600;

/** The sizes of the first ring to choose from, in percent of the fleet. */
export const firstRings = [1, 2, 3, 5, 10, 20, 50, 100];

export interface State {
  /** Size of the first ring in percent of the fleet. Each further ring has five times the devices of the one before. */
  firstRing: number;
  /** If more than this percentage of a ring fails, the next ring is not started. */
  haltAbove: number;
  /** The percentage of devices that cannot run the new firmware. */
  failureRate: number;
  /** Whether devices have a second firmware slot, so that one that fails starts its old firmware again. */
  secondSlot: boolean;
  /** Devices that the visitor has marked to fail, in addition to those of the rate. */
  markedDevices?: ReadonlySet<number>;
  /** The number of the simulated fleet, from 1. */
  run: number;
  /** The number of devices that have the update so far. */
  sent: number;
}

export type Mark = "waiting" | "updated" | "back" | "dead";

export interface Ring {
  size: number;
  /** The index of its first device. */
  from: number;
  failed: number;
  phase: "waiting" | "updating" | "passed" | "halted";
}

const growth = 5;

export function ringSizes(firstRing: number): number[] {
  const sizes: number[] = [];
  let left = fleetSize;
  for (let size = Math.round((fleetSize * firstRing) / 100); left > 0; size *= growth) {
    sizes.push(Math.min(size, left));
    left -= size;
  }
  return sizes;
}

export function isHalted(failed: number, size: number, haltAbove: number): boolean {
  return failed * 100 > haltAbove * size;
}

/**
 * Returns for each device of a run whether it cannot run the new firmware. A higher rate adds failures and takes none away, so
 * that settings can be compared on the same fleet.
 */
export function failuresOf(run: number, failureRate: number): boolean[] {
  const random = mulberry32(firstSeed + run);
  return Array.from({ length: fleetSize }, () => random() * 100 < failureRate);
}

/** Computes the rollout after `sent` devices. The failures of a ring are judged when its last device is done. */
export function rollOut({ firstRing, haltAbove, failureRate, secondSlot, markedDevices, run, sent }: State) {
  const failures = failuresOf(run, failureRate);
  // The marks of the devices, in the order in which they are updated.
  const marks: Mark[] = [];
  const rings: Ring[] = [];
  let halted = false;
  for (const size of ringSizes(firstRing)) {
    const from = marks.length;
    const reached: number = halted ? 0 : Math.min(size, Math.max(0, sent - from));
    const devices = Array.from({ length: size }, (_, place): Mark => {
      if (place >= reached) return "waiting";
      const device = from + place;
      if (!failures[device] && !markedDevices?.has(device)) return "updated";
      return secondSlot ? "back" : "dead";
    });
    const failed = countMarks(devices, "back") + countMarks(devices, "dead");
    const last = from + size === fleetSize;
    if (reached === size) halted = !last && isHalted(failed, size, haltAbove);
    const phase = reached === 0 ? "waiting" : reached < size ? "updating" : halted ? "halted" : "passed";
    rings.push({ size, from, failed, phase });
    marks.push(...devices);
  }
  return { rings, marks, finished: halted || sent >= fleetSize };
}

export function countMarks(marks: readonly Mark[], mark: Mark): number {
  return marks.filter((each) => each === mark).length;
}

/** An arbitrary seed whose first run is neither lucky nor unlucky. */
const firstSeed = 604;

/** Returns a generator of pseudo-random numbers from 0 to below 1, the same for the same seed (Tommy Ettinger, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
