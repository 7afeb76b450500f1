import { expect, test } from "vitest";
import { enclosuresIn, toEnclosure } from "../src/enquiry/enclosures.ts";
import { withoutEnclosure } from "../src/enquiry/without-enclosure.ts";

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

test("taking an enclosure out leaves the visitor's own text as it is", () => {
  expect(withoutEnclosure(message, first)).toBe(`Good morning.\n\nA question.\n\n\n${toEnclosure(second)}\n`);
  expect(withoutEnclosure(message, second)).toBe(`Good morning.\n\n${toEnclosure(first)}\n\nA question.\n`);
  expect(withoutEnclosure(`${toEnclosure(first)}\n`, first)).toBe("");
  expect(withoutEnclosure(message, "Something else")).toBe(message);
});
