import { expect, test } from "vitest";
import { enclosuresIn, toEnclosure } from "../src/enquiry/enclosures.ts";
import { joinMessage, splitMessage } from "../src/enquiry/message-parts.ts";

const first = "Threshold: 0.7";
const second = "The clock says 02:10.";
const message = `Good morning.\n\n${toEnclosure(first)}\n\nA question.\n\n\n${toEnclosure(second)}\n`;

test("the enclosures of a message are the lines that demonstrations have added, each once", () => {
  expect(enclosuresIn(message)).toEqual([first, second]);
  expect(enclosuresIn(`${message}\n${toEnclosure(first)}`)).toEqual([first, second]);
  expect(enclosuresIn("I have Enclosed: nothing")).toEqual([]);
  expect(enclosuresIn("")).toEqual([]);
});

test("a text of several lines is one enclosure", () => {
  expect(enclosuresIn(toEnclosure("One\n\nTwo"))).toEqual(["One Two"]);
});

test("the visitor's own text is shown without the enclosures, and a message without any stays as it is", () => {
  const { text, enclosures } = splitMessage(message);
  expect(text).toMatch(/^Good morning\.\n+A question\.$/);
  expect(enclosures).toEqual([first, second]);
  for (const own of ["", "  Good morning.\n\n\n\nA question.\n"])
    expect(splitMessage(own)).toEqual({ text: own, enclosures: [] });
});

test("the enclosures are sent below the visitor's text, and can be taken apart from it again", () => {
  const joined = joinMessage({ text: "Good morning.\n", enclosures: [first, second] });
  expect(joined).toBe(`Good morning.\n\n${toEnclosure(first)}\n\n${toEnclosure(second)}\n`);
  expect(splitMessage(joined)).toEqual({ text: "Good morning.", enclosures: [first, second] });
  expect(joinMessage({ text: "", enclosures: [first] })).toBe(`${toEnclosure(first)}\n`);
  expect(joinMessage({ text: "Good morning.\n", enclosures: [] })).toBe("Good morning.\n");
});
