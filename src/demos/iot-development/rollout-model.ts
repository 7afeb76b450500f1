export const fleetSize = 600;

export interface State {
  /** Percent of the fleet; each further ring has five times the devices of the one before. */
  firstRing: number;
  /** Percent of a ring: when more of it fail, the next ring is not started. */
  haltAbove: number;
  /** Percent of devices that cannot run the new firmware. */
  failureRate: number;
  /** With it, a device that fails starts its old firmware again. */
  secondSlot: boolean;
  /** Devices that the visitor has marked as unable to run it, whatever the rate. */
  painted?: ReadonlySet<number>;
  /** Each is another fleet, from 1. */
  run: number;
  /** How many devices have got the update so far. */
  sent: number;
}

export type Mark = "waiting" | "updated" | "back" | "dead";

export interface Ring {
  size: number;
  /** Place of its first device. */
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

export function haltsAt(failed: number, size: number, haltAbove: number): boolean {
  return failed * 100 > haltAbove * size;
}

/**
 * Which devices of a run cannot run the new firmware. Whether a device fails depends on the run alone: a higher rate adds
 * failures and takes none away, so settings can be compared on the same fleet.
 */
export function failing(run: number, failureRate: number): boolean[] {
  const random = mulberry32(firstSeed + run);
  return Array.from({ length: fleetSize }, () => random() * 100 < failureRate);
}

/** The rollout after so many devices, one after the other; a ring reports when its last one is done. */
export function rollOut({ firstRing, haltAbove, failureRate, secondSlot, painted, run, sent }: State) {
  const failures = failing(run, failureRate);
  // One a device, in the order in which they are updated.
  const marks: Mark[] = [];
  const rings: Ring[] = [];
  let halted = false;
  for (const size of ringSizes(firstRing)) {
    const from = marks.length;
    const reached: number = halted ? 0 : Math.min(size, Math.max(0, sent - from));
    const devices = Array.from({ length: size }, (_, place): Mark => {
      if (place >= reached) return "waiting";
      const device = from + place;
      if (!failures[device] && !painted?.has(device)) return "updated";
      return secondSlot ? "back" : "dead";
    });
    const failed = count(devices, "back") + count(devices, "dead");
    const last = from + size === fleetSize;
    if (reached === size) halted = !last && haltsAt(failed, size, haltAbove);
    const phase = reached === 0 ? "waiting" : reached < size ? "updating" : halted ? "halted" : "passed";
    rings.push({ size, from, failed, phase });
    marks.push(...devices);
  }
  return { rings, marks, finished: halted || sent >= fleetSize };
}

export function count(marks: readonly Mark[], mark: Mark): number {
  return marks.filter((each) => each === mark).length;
}

/** Any: chosen so that the first run is neither lucky nor unlucky. */
const firstSeed = 604;

/** A small pseudo-random generator, 0 to 1; the same seed gives the same numbers (Tommy Ettinger, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
