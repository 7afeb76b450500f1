import { describe, expect, test } from "vitest";
import {
  countMarks,
  failuresOf,
  fleetSize,
  isHalted,
  ringSizes,
  rollOut,
  type State,
} from "../src/demos/iot-development/rollout-model.ts";

const plan: State = { firstRing: 5, haltAbove: 2, failureRate: 5, secondSlot: false, run: 1, sent: Infinity };
const runs = Array.from({ length: 1000 }, (_, index) => index + 1);
const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each) / numbers.length;

test.each([
  { firstRing: 1, sizes: [6, 30, 150, 414] },
  { firstRing: 5, sizes: [30, 150, 420] },
  { firstRing: 10, sizes: [60, 300, 240] },
  { firstRing: 20, sizes: [120, 480] },
  { firstRing: 100, sizes: [600] },
])("a first ring of $firstRing% is followed by rings five times its size", ({ firstRing, sizes }) => {
  expect(ringSizes(firstRing)).toEqual(sizes);
});

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

describe("many runs", () => {
  test("fail as often as the failure rate says", () => {
    const perRun = runs.map((run) => failuresOf(run, 5).filter(Boolean).length);
    // The standard error of the mean of 1,000 runs: sqrt(600 * 0.05 * 0.95 / 1000) = 0.17.
    expect(Math.abs(mean(perRun) - 30)).toBeLessThan(0.17 * 4);
    const spread = mean(perRun.map((failures) => (failures - mean(perRun)) ** 2));
    expect(spread).toBeGreaterThan(28.5 * 0.8);
    expect(spread).toBeLessThan(28.5 * 1.2);
  });

  test("halt with the probability of the binomial distribution", () => {
    const halts = runs.filter((run) => rollOut({ ...plan, run }).rings[0]!.phase === "halted").length;
    // One failure of 30 is above 2%, and its probability is 1 - 0.95 ** 30 = 0.785.
    expect(Math.abs(halts / runs.length - 0.785)).toBeLessThan(0.06);
  });
});

describe("one run", () => {
  test("is the same for the same settings, and another for another run", () => {
    expect(rollOut({ ...plan, run: 3 })).toEqual(rollOut({ ...plan, run: 3 }));
    expect(rollOut({ ...plan, run: 3 }).marks).not.toEqual(rollOut({ ...plan, run: 4 }).marks);
  });

  test("reaches every device at a failure rate of 0%, and halts after the first ring at 100%", () => {
    expect(countMarks(rollOut({ ...plan, failureRate: 0 }).marks, "updated")).toBe(fleetSize);
    const worst = rollOut({ ...plan, failureRate: 100 });
    expect(worst.rings.map(({ phase }) => phase)).toEqual(["halted", "waiting", "waiting"]);
    expect(countMarks(worst.marks, "dead")).toBe(30);
    expect(countMarks(worst.marks, "waiting")).toBe(570);
  });

  test("loses no device with a second slot, and the devices that would fail return to the old firmware", () => {
    const one = rollOut({ ...plan, run: 5 });
    const two = rollOut({ ...plan, secondSlot: true, run: 5 });
    expect(countMarks(two.marks, "dead")).toBe(0);
    expect(two.marks.map((mark) => (mark === "back" ? "dead" : mark))).toEqual(one.marks);
  });

  test("ends a ring when its last device is done, and only then begins the next", () => {
    const calm = { ...plan, failureRate: 0 };
    const phases = [0, 1, 30, 31, 180, 600].map((sent) => {
      const { rings, marks, finished } = rollOut({ ...calm, sent });
      expect(countMarks(marks, "updated")).toBe(sent);
      expect(finished).toBe(sent === 600);
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
    const calm = { ...plan, failureRate: 0, markedDevices: new Set([3, 599]) };
    expect(countMarks(rollOut({ ...calm, firstRing: 100 }).marks, "dead")).toBe(2);
    // One of 30 is 3.3%, which is more than 2%.
    expect(rollOut(calm).rings.map(({ phase }) => phase)).toEqual(["halted", "waiting", "waiting"]);
    expect(rollOut({ ...calm, haltAbove: 4 }).finished).toBe(true);
  });
});
