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
  [["show", "flip"], "open"],
  [["show", "flip", "close"], "closing"],
  [["show", "close"], "closing"],
  [["show", "flip", "close", "remove"], "hidden"],
  [["show", "flip", "close", "show"], "mounted"],
  [["show", "flip", "show"], "open"],
  [["close"], "hidden"],
  [["show", "remove"], "mounted"],
  [["show", "flip", "remove"], "open"],
  [["show", "flip", "close", "flip"], "closing"],
])("after %j the card is %s", (events, phase) => {
  expect(after(...events)).toBe(phase);
});

test("the delays are the agreed ones", () => {
  expect([opensAfterMs, removedAfterMs]).toEqual([100, 500]);
});
