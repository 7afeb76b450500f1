import { describe, expect, test } from "vitest";
import {
  atTheEnd,
  countDevices,
  failuresOf,
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

test("a first ring of some percent is followed by rings five times its size", () => {
  expect([1, 10, 100].map(ringSizes)).toEqual([[6, 30, 150, 414], [60, 300, 240], [600]]);
});

test("a ring halts when more of its devices fail than the limit says", () => {
  // 3 of 150 are exactly 2%.
  expect([3, 4].map((failed) => isHalted(failed, 150, 2))).toEqual([false, true]);
});

test("many fleets fail as often as the failure rate says", () => {
  const perFleet = fleets.map((fleet) => failuresOf(fleet, 5).filter(Boolean).length);
  // The standard error of the mean of 1,000 runs: sqrt(600 * 0.05 * 0.95 / 1000) = 0.17.
  expect(Math.abs(mean(perFleet) - 30)).toBeLessThan(0.17 * 4);
  const spread = mean(perFleet.map((failures) => (failures - mean(perFleet)) ** 2));
  expect(spread).toBeGreaterThan(28.5 * 0.8);
  expect(spread).toBeLessThan(28.5 * 1.2);
});

describe("one fleet", () => {
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
