import { expect, test } from "vitest";
import { faults, refusedIn, walkThrough, type Fault } from "../src/demos/ui-design/form-model.ts";

const walk = (...present: Fault[]) => walkThrough(new Set(present));
const refusal = (...present: Fault[]) => walk(...present).find((step) => step.refused)!;
const keys = (...present: Fault[]) => walk(...present).map(({ action }) => action);

// By hand: three fields and the button (8 presses), one refusal for the address, which takes the visitor to it.
test("the mended form takes twelve presses and refuses one field", () => {
  expect(keys()).toEqual([
    "Tab",
    "Types a name",
    "Tab",
    "Types visitor.example",
    "Tab",
    "Types 98765 43210",
    "Tab",
    "Enter",
    "Types visitor@site.example",
    "Tab",
    "Tab",
    "Enter",
  ]);
  expect(refusedIn(walk())).toBe(1);
});

test.each<{ fault: Fault; presses: number; refused: number; why: string }>([
  { fault: "labels", presses: 13, refused: 1, why: "the address is cleared to see what the field is for" },
  { fault: "ring", presses: 13, refused: 1, why: "the focus is looked for once" },
  { fault: "order", presses: 12, refused: 2, why: "the button is taken for the end of the form" },
  { fault: "spaces", presses: 13, refused: 2, why: "the number is typed again as well" },
  { fault: "border", presses: 14, refused: 1, why: "two presses back to the address" },
  { fault: "cleared", presses: 16, refused: 1, why: "everything is typed again" },
])("$fault: $presses presses, as $why", ({ fault, presses, refused }) => {
  const steps = walk(fault);
  expect(steps.map(({ action }) => action)).toHaveLength(presses);
  expect(refusedIn(steps)).toBe(refused);
});

test("with any faults the message is sent in the end, and never sooner than without them", () => {
  for (let mask = 0; mask < 2 ** faults.length; mask += 1) {
    const present = faults.filter((_, index) => mask & (1 << index));
    const steps = walk(...present);
    expect(steps.at(-1)!.sent, present.join()).toBe(true);
    expect(steps.length, present.join()).toBeGreaterThanOrEqual(walk().length);
  }
});

test("a screen reader hears the reason where the form gives one, and nothing where it only draws a border", () => {
  expect(refusal().says).toContain("invalid entry, Please enter a valid email");
  expect(refusal("border").says).toBe("nothing");
});

test("a form that is cleared loses what was typed, and only that", () => {
  expect(refusal().values).toEqual({ name: "A. Visitor", email: "visitor.example", phone: "98765 43210" });
  expect(refusal("cleared").values).toEqual({ name: "", email: "", phone: "" });
});
