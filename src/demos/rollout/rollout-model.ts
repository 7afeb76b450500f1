export const fleetSize = 600;

/** The sizes of the first ring to choose from, in percent of the fleet. */
export const firstRingPercents = [1, 2, 3, 5, 10, 20, 50, 100];

export interface State {
  /**
   * Size of the first ring in percent of the fleet. Each further ring has `growth` times the devices of the
   * one before.
   */
  firstRingPercent: number;
  /** If more than this percentage of a ring fails, the next ring is not started. */
  haltAbove: number;
  /** The percentage of devices that cannot run the new firmware. */
  failureRate: number;
  /** Whether devices have a second slot, so that a device that fails starts its old firmware again. */
  secondSlot: boolean;
  /** The devices that the visitor has drawn over. They fail in addition to those of the rate. */
  forcedFailures: ReadonlySet<number>;
  /** The number of the made-up fleet, from 1. Each has its own devices that fail. */
  fleet: number;
  /** The most devices that it can have reached by now: a halt stops it earlier. Infinity at its end. */
  reach: number;
}

/** The rollout has ended, at a halt or at the last device: a changed setting shows its effect at once. */
export const atTheEnd = { reach: Infinity };

/** The rollout has reached its first device: a suggestion and another fleet play it from there. */
export const atTheStart = { reach: 1 };

/** The update has been sent to all devices at once. */
export const initialState: State = {
  firstRingPercent: 100,
  haltAbove: 2,
  failureRate: 5,
  secondSlot: false,
  forcedFailures: new Set(),
  fleet: 1,
  ...atTheEnd,
};

/** `rolledBack`: it failed and runs the old firmware again. `bricked`: it failed and needs a visit. */
export type DeviceState = "waiting" | "updated" | "rolledBack" | "bricked";

export interface Ring {
  size: number;
  /** The index of its first device. */
  from: number;
  failed: number;
  phase: "waiting" | "updating" | "passed" | "halted";
}

/** Each ring has this many times the devices of the one before. */
export const growth = 5;

export function ringSizes(firstRingPercent: number): number[] {
  const sizes: number[] = [];
  let left = fleetSize;
  for (let size = Math.round((fleetSize * firstRingPercent) / 100); left > 0; size *= growth) {
    sizes.push(Math.min(size, left));
    left -= size;
  }
  return sizes;
}

/** Returns whether the rollout stops after a ring of `size` devices. `haltAbove` is in percent. */
export function isHalted(failed: number, size: number, haltAbove: number): boolean {
  return failed * 100 > haltAbove * size;
}

/**
 * Returns for each device of a fleet whether it cannot run the new firmware. A higher rate adds failures and
 * takes none away, so that settings can be compared on the same fleet.
 */
export function failuresOf(fleet: number, failureRate: number): boolean[] {
  const random = mulberry32(seed + fleet);
  return Array.from({ length: fleetSize }, () => random() * 100 < failureRate);
}

/**
 * Computes the rollout until it has reached `reach` devices. The failures of a ring are judged when its last
 * device is done. `bricked` and `rolledBack` are numbers of devices.
 */
export function rollOut({
  firstRingPercent,
  haltAbove,
  failureRate,
  secondSlot,
  forcedFailures,
  fleet,
  reach,
}: State) {
  const failures = failuresOf(fleet, failureRate);
  const devices: DeviceState[] = [];
  const rings: Ring[] = [];
  let halted = false;
  for (const size of ringSizes(firstRingPercent)) {
    const from = devices.length;
    const reached: number = halted ? 0 : Math.min(size, Math.max(0, reach - from));
    const inRing = Array.from({ length: size }, (_, index): DeviceState => {
      if (index >= reached) return "waiting";
      const device = from + index;
      if (!failures[device] && !forcedFailures.has(device)) return "updated";
      return secondSlot ? "rolledBack" : "bricked";
    });
    const failed = countDevices(inRing, "rolledBack") + countDevices(inRing, "bricked");
    const last = from + size === fleetSize;
    if (reached === size) halted = !last && isHalted(failed, size, haltAbove);
    const phase = reached === 0 ? "waiting" : reached < size ? "updating" : halted ? "halted" : "passed";
    rings.push({ size, from, failed, phase });
    devices.push(...inRing);
  }
  const [bricked, rolledBack] = [countDevices(devices, "bricked"), countDevices(devices, "rolledBack")];
  return { rings, devices, bricked, rolledBack, finished: halted || reach >= fleetSize };
}

/** Every ring takes this many steps, whatever its size. */
const stepsPerRing = 24;

/** Returns the change of one step further; undefined if the rollout has ended. */
export function nextReach(state: State): Partial<State> | undefined {
  const { reach } = state;
  const { rings, finished } = rollOut(state);
  const ring = rings.find(({ from, size }) => reach < from + size);
  if (finished || !ring) return undefined;
  return { reach: Math.min(ring.from + ring.size, reach + Math.ceil(ring.size / stepsPerRing)) };
}

export function countDevices(devices: readonly DeviceState[], state: DeviceState): number {
  return devices.filter((each) => each === state).length;
}

/** Such that as many devices of the first fleet fail as its failure rate says: 30 of 600. */
const seed = 673;

/**
 * Returns a generator of pseudo-random numbers from 0 to below 1, the same for the same start (Tommy
 * Ettinger, public domain).
 */
function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
