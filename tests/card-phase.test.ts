import { expect, test } from "vitest";
import {
  nextCardPhase,
  opensAfterMs,
  removedAfterMs,
  type CardEvent,
  type CardPhase,
} from "../src/enquiry/card-phase.ts";

const after = (...events: CardEvent[]) => events.reduce<CardPhase>(nextCardPhase, "hidden");

test.each<[CardEvent[], CardPhase]>([
  [[], "hidden"],
  [["show"], "mounted"],
  [["show", "open"], "open"],
  [["show", "open", "close"], "closing"],
  [["show", "close"], "closing"],
  [["show", "open", "close", "remove"], "hidden"],
  [["show", "open", "close", "show"], "mounted"],
  [["show", "open", "show"], "open"],
  [["close"], "hidden"],
  [["show", "remove"], "mounted"],
  [["show", "open", "remove"], "open"],
  [["show", "open", "close", "open"], "closing"],
])("after %j the card is %s", (events, phase) => {
  expect(after(...events)).toBe(phase);
});

test("the delays are the agreed ones", () => {
  expect([opensAfterMs, removedAfterMs]).toEqual([100, 500]);
});
