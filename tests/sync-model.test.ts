import { array, assert, boolean, constant, constantFrom, oneof, property, record } from "fast-check";
import { expect, test } from "vitest";
import {
  checks,
  initialState,
  syncReducer,
  untouched,
  type Action,
  type Check,
  type Mark,
  type Side,
  type State,
} from "../src/demos/mobile-development/sync-model.ts";

const off: Action = { type: "signal", on: false };
const on: Action = { type: "signal", on: true };
const mark = (side: Side, check: Check, value: Mark): Action => ({ type: "mark", side, check, mark: value });
const run = (...actions: Action[]) => actions.reduce<State>(syncReducer, untouched);
const marksOf = ({ phone, office }: State, check: Check) => [phone[check], office[check].mark];

test("without one, changes wait in the order in which they were begun, each check once", () => {
  const state = run(
    off,
    mark("phone", "Hydraulic hose", "fault"),
    mark("phone", "Oil level", "fine"),
    mark("phone", "Hydraulic hose", "fine"),
  );
  expect(state.queue).toEqual(["Hydraulic hose", "Oil level"]);
  expect(marksOf(state, "Hydraulic hose")).toEqual(["fine", "open"]);
  const there = syncReducer(state, on);
  expect(there.queue).toEqual([]);
  expect(marksOf(there, "Hydraulic hose")).toEqual(["fine", "fine"]);
});

// Who wins, by hand: what the phone did without a signal against what the office did meanwhile.
test.each<{ phone?: Mark; office?: Mark; conflict: boolean; shown: [Mark, Mark] }>([
  { phone: "fault", conflict: false, shown: ["fault", "fault"] },
  { office: "fault", conflict: false, shown: ["fault", "fault"] },
  { phone: "fine", office: "fine", conflict: false, shown: ["fine", "fine"] },
  { phone: "fault", office: "fine", conflict: true, shown: ["fault", "fine"] },
])("phone $phone, office $office: conflict is $conflict", ({ phone, office, conflict, shown }) => {
  const state = run(
    off,
    ...(phone ? [mark("phone", "Guard rail", phone)] : []),
    ...(office ? [mark("office", "Guard rail", office)] : []),
    on,
  );
  expect(state.conflicts).toEqual(conflict ? ["Guard rail"] : []);
  expect(marksOf(state, "Guard rail")).toEqual(shown);
});

test.each<{ keep: Side; mark: Mark }>([
  { keep: "phone", mark: "fault" },
  { keep: "office", mark: "fine" },
])(
  "keeping the $keep's mark puts it on both sides, and does not hold up the rest",
  ({ keep, mark: kept }) => {
    const state = syncReducer(initialState, on);
    expect(marksOf(state, "Oil level")).toEqual(["fine", "fine"]);
    expect(state.conflicts).toEqual(["Guard rail"]);
    const decided = syncReducer(state, { type: "resolve", check: "Guard rail", keep });
    expect(marksOf(decided, "Guard rail")).toEqual([kept, kept]);
    expect(decided.conflicts).toEqual([]);
  },
);

const anyMark = constantFrom<Mark>("open", "fine", "fault");
const anyCheck = constantFrom(...checks);
const anyAction = oneof(
  record({ type: constant("signal" as const), on: boolean() }),
  record({
    type: constant("mark" as const),
    side: constantFrom<Side>("phone", "office"),
    check: anyCheck,
    mark: anyMark,
  }),
);

test("whatever happens, both sides agree once there is a signal and somebody has decided", () => {
  assert(
    property(array(anyAction, { maxLength: 40 }), constantFrom<Side>("phone", "office"), (actions, keep) => {
      const connected = run(...actions, on);
      expect(connected.queue).toEqual([]);
      const decided = connected.conflicts.reduce(
        (state, check) => syncReducer(state, { type: "resolve", check, keep }),
        connected,
      );
      for (const check of checks) expect(new Set(marksOf(decided, check)).size).toBe(1);
    }),
  );
});

test("a change made without a signal is never lost: it waits, is in conflict, or has arrived", () => {
  assert(
    property(array(anyAction, { maxLength: 40 }), anyCheck, anyMark, (actions, check, value) => {
      const state = run(...actions, off, mark("phone", check, value));
      const arrived = syncReducer(state, on);
      expect(
        arrived.phone[check] === value || arrived.conflicts.includes(check) || !state.queue.includes(check),
      ).toBe(true);
      if (state.queue.includes(check)) expect(state.phone[check]).toBe(value);
    }),
  );
});
