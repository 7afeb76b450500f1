import { describe, expect, test } from "vitest";
import {
  atTheEnd,
  countDevices,
  failuresOf,
  fleetSize,
  initialState,
  isHalted,
  ringSizes,
  rollOut,
  type State,
} from "../../../src/demos/rollout/rollout-model.ts";
import * as text from "../../../src/demos/rollout/rollout-text.ts";
import { followSuggestions, resultOf } from "../support/follow-suggestions.ts";

const plan: State = {
  firstRingPercent: 5,
  haltAbove: 2,
  failureRate: 5,
  secondSlot: false,
  forcedFailures: new Set(),
  fleet: 1,
  ...atTheEnd,
};
const fleets = Array.from({ length: 1000 }, (_, index) => index + 1);
const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each) / numbers.length;

test.each([
  { firstRingPercent: 1, sizes: [6, 30, 150, 414] },
  { firstRingPercent: 5, sizes: [30, 150, 420] },
  { firstRingPercent: 10, sizes: [60, 300, 240] },
  { firstRingPercent: 20, sizes: [120, 480] },
  { firstRingPercent: 100, sizes: [600] },
])(
  "a first ring of $firstRingPercent% is followed by rings five times its size",
  ({ firstRingPercent, sizes }) => {
    expect(ringSizes(firstRingPercent)).toEqual(sizes);
  },
);

test.each([
  { failed: 0, size: 30, haltAbove: 0, halts: false },
  { failed: 1, size: 30, haltAbove: 0, halts: true },
  // 3 of 150 are exactly 2%, which is not above the limit.
  { failed: 3, size: 150, haltAbove: 2, halts: false },
  { failed: 4, size: 150, haltAbove: 2, halts: true },
])(
  "a ring of $size devices with $failed failures and a limit of $haltAbove% halts: $halts",
  ({ failed, size, haltAbove, halts }) => {
    expect(isHalted(failed, size, haltAbove)).toBe(halts);
  },
);

describe("many fleets", () => {
  test("fail as often as the failure rate says", () => {
    const perFleet = fleets.map((fleet) => failuresOf(fleet, 5).filter(Boolean).length);
    // The standard error of the mean of 1,000 runs: sqrt(600 * 0.05 * 0.95 / 1000) = 0.17.
    expect(Math.abs(mean(perFleet) - 30)).toBeLessThan(0.17 * 4);
    const spread = mean(perFleet.map((failures) => (failures - mean(perFleet)) ** 2));
    expect(spread).toBeGreaterThan(28.5 * 0.8);
    expect(spread).toBeLessThan(28.5 * 1.2);
  });

  test("halt with the probability of the binomial distribution", () => {
    const halts = fleets.filter((fleet) => rollOut({ ...plan, fleet }).rings[0]!.phase === "halted").length;
    // One failure of 30 is above 2%, and its probability is 1 - 0.95 ** 30 = 0.785.
    expect(Math.abs(halts / fleets.length - 0.785)).toBeLessThan(0.06);
  });
});

describe("one fleet", () => {
  // A visitor who has changed nothing compares the drawing with the rate beside it.
  test("is at first one with as many failures as its failure rate says", () => {
    const { bricked } = rollOut(initialState);
    expect(bricked).toBe((fleetSize * initialState.failureRate) / 100);
  });

  test("is the same for the same settings, and another for another fleet", () => {
    expect(rollOut({ ...plan, fleet: 3 })).toEqual(rollOut({ ...plan, fleet: 3 }));
    expect(rollOut({ ...plan, fleet: 3 }).devices).not.toEqual(rollOut({ ...plan, fleet: 4 }).devices);
  });

  test("reaches every device at a failure rate of 0%, and halts after the first ring at 100%", () => {
    expect(countDevices(rollOut({ ...plan, failureRate: 0 }).devices, "updated")).toBe(fleetSize);
    const worst = rollOut({ ...plan, failureRate: 100 });
    expect(worst.rings.map(({ phase }) => phase)).toEqual(["halted", "waiting", "waiting"]);
    expect(countDevices(worst.devices, "bricked")).toBe(30);
    expect(countDevices(worst.devices, "waiting")).toBe(570);
  });

  test("loses no device with a second slot, and the devices that would fail return to the old firmware", () => {
    const one = rollOut({ ...plan, fleet: 5 });
    const two = rollOut({ ...plan, secondSlot: true, fleet: 5 });
    expect(countDevices(two.devices, "bricked")).toBe(0);
    expect(two.devices.map((state) => (state === "rolledBack" ? "bricked" : state))).toEqual(one.devices);
  });

  test("ends a ring when its last device is done, and only then begins the next", () => {
    const calm = { ...plan, failureRate: 0 };
    const phases = [0, 1, 30, 31, 180, 600].map((reach) => {
      const { rings, devices, finished } = rollOut({ ...calm, reach });
      expect(countDevices(devices, "updated")).toBe(reach);
      expect(finished).toBe(reach === 600);
      return rings.map(({ phase }) => phase).join(" ");
    });
    expect(phases).toEqual([
      "waiting waiting waiting",
      "updating waiting waiting",
      "passed waiting waiting",
      "passed updating waiting",
      "passed passed waiting",
      "passed passed passed",
    ]);
  });

  test("lets the devices that the visitor has marked fail, whatever the rate", () => {
    const calm = { ...plan, failureRate: 0, forcedFailures: new Set([3, 599]) };
    expect(countDevices(rollOut({ ...calm, firstRingPercent: 100 }).devices, "bricked")).toBe(2);
    // One of 30 is 3.3%, which is more than 2%.
    expect(rollOut(calm).rings.map(({ phase }) => phase)).toEqual(["halted", "waiting", "waiting"]);
    expect(rollOut({ ...calm, haltAbove: 4 }).finished).toBe(true);
  });
});

test("the suggestions lead from many devices that need a visit to sound firmware on all", () => {
  const states = followSuggestions(initialState, text.suggest, (state) => ({ ...state, ...atTheEnd }));
  const { bricked } = rollOut(states[1]!);
  const { atOnce, stopped, rolledBack, visits, sound, notStopped } = text.sentenceParts;
  expect(states.map((state) => resultOf(text, state))).toEqual([
    [text.verdicts.lost(30), atOnce + visits(30, 30), text.suggestions.rings],
    [text.verdicts.lost(bricked), stopped(1) + visits(bricked, 30), text.suggestions.slot],
    [text.verdicts.halted, stopped(1) + rolledBack(bricked) + visits(0, 30), text.suggestions.fix],
    [text.verdicts.everywhere, sound, undefined],
  ]);
  const underway = { ...initialState, reach: 1 };
  expect(text.verdict(underway)).toBe(text.verdicts.underway);
  expect(text.suggest(underway)!.label).toBe(text.suggestions.skip);
  expect(text.describe({ ...states[1]!, haltAbove: 100 })).toBe(notStopped + visits(30, 30));
});
