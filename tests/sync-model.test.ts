import { array, assert, constantFrom, oneof, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import {
  checks,
  differingChecks,
  initialState,
  setMark,
  resolveConflict,
  emptyState,
  setSignal,
  type Check,
  type Mark,
  type Side,
  type State,
} from "../src/demos/mobile-development/sync-model.ts";

type Action = (state: State) => State;
const off: Action = (state) => setSignal(state, false);
const on: Action = (state) => setSignal(state, true);
const mark =
  (side: Side, check: Check, value: Mark): Action =>
  (state) =>
    setMark(state, side, check, value);
const run = (...actions: Action[]) => actions.reduce((state, action) => action(state), emptyState);
const marksOf = ({ phone, office }: State, check: Check) => [phone[check], office[check]];

test("without a signal, changes wait in the order in which they were begun, each check once", () => {
  const state = run(
    off,
    mark("phone", "Hydraulic hose", "fault"),
    mark("phone", "Oil level", "fine"),
    mark("phone", "Hydraulic hose", "fine"),
  );
  expect(state.queue).toEqual(["Hydraulic hose", "Oil level"]);
  expect(marksOf(state, "Hydraulic hose")).toEqual(["fine", "open"]);
  const there = on(state);
  expect(there.queue).toEqual([]);
  expect(marksOf(there, "Hydraulic hose")).toEqual(["fine", "fine"]);
});

// By hand: the change on the phone without a signal, against the change in the office meanwhile.
test.each<{ phone?: Mark; office?: Mark; conflict: boolean; shown: [Mark, Mark] }>([
  { phone: "fault", conflict: false, shown: ["fault", "fault"] },
  { office: "fault", conflict: false, shown: ["fault", "fault"] },
  { phone: "fine", office: "fine", conflict: false, shown: ["fine", "fine"] },
  { phone: "fault", office: "fine", conflict: true, shown: ["fault", "fine"] },
])(
  "with $phone on the phone and $office in the office, conflict is $conflict",
  ({ phone, office, conflict, shown }) => {
    const state = run(
      off,
      ...(phone ? [mark("phone", "Guard rail", phone)] : []),
      ...(office ? [mark("office", "Guard rail", office)] : []),
      on,
    );
    expect(state.conflicts).toEqual(conflict ? ["Guard rail"] : []);
    expect(marksOf(state, "Guard rail")).toEqual(shown);
  },
);

test.each<{ keep: Side; mark: Mark }>([
  { keep: "phone", mark: "fault" },
  { keep: "office", mark: "fine" },
])(
  "keeping the mark of the $keep puts it on both sides, and holds up no other check",
  ({ keep, mark: kept }) => {
    const state = on(initialState);
    expect(marksOf(state, "Oil level")).toEqual(["fine", "fine"]);
    expect(state.conflicts).toEqual(["Guard rail"]);
    const decided = resolveConflict(state, "Guard rail", keep);
    expect(marksOf(decided, "Guard rail")).toEqual([kept, kept]);
    expect(decided.conflicts).toEqual([]);
  },
);

const anyMark = constantFrom<Mark>("open", "fine", "fault");
const anyCheck = constantFrom(...checks);
const anyAction = oneof(
  constantFrom(off, on),
  tuple(constantFrom<Side>("phone", "office"), anyCheck, anyMark).map((marking) => mark(...marking)),
);

test("after any changes, both sides agree once there is a signal and the conflicts are resolved", () => {
  assert(
    property(array(anyAction, { maxLength: 40 }), constantFrom<Side>("phone", "office"), (actions, keep) => {
      const connected = [...actions, on].reduce((state, action) => action(state), initialState);
      expect(connected.queue).toEqual([]);
      expect(differingChecks(connected).toSorted()).toEqual(connected.conflicts.toSorted());
      const decided = connected.conflicts.reduce(
        (state, check) => resolveConflict(state, check, keep),
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
      const arrived = on(state);
      expect(
        arrived.phone[check] === value || arrived.conflicts.includes(check) || !state.queue.includes(check),
      ).toBe(true);
      if (state.queue.includes(check)) expect(state.phone[check]).toBe(value);
    }),
  );
});
