import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nextPress, type Press } from "../../../src/components/use-press-outside.ts";

const pointerEvent = fc.record({
  type: fc.constantFrom("pointerdown", "pointerup", "pointercancel"),
  onBackdrop: fc.boolean(),
});

test("whatever was pressed before, a press counts only if it has gone down on the backdrop and then up there", () => {
  fc.assert(
    fc.property(fc.array(pointerEvent), (events) => {
      const press = events.reduce<Press>(
        (before, { type, onBackdrop }) => nextPress(before, type, onBackdrop),
        "none",
      );
      expect(press === "up").toBe(
        JSON.stringify(events.slice(-2)) ===
          JSON.stringify([
            { type: "pointerdown", onBackdrop: true },
            { type: "pointerup", onBackdrop: true },
          ]),
      );
    }),
  );
});
