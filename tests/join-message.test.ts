import { expect, test } from "vitest";
import { joinMessage } from "../src/enquiry/join-message.ts";

test("the enclosures are sent below the visitor's text", () => {
  const enclosures = ["Threshold: 0.7", "The clock says 02:10."];
  const paragraphs = "Enclosed: Threshold: 0.7\n\nEnclosed: The clock says 02:10.";
  expect(joinMessage("Good morning.\n", enclosures)).toBe(`Good morning.\n\n${paragraphs}`);
  expect(joinMessage("", enclosures)).toBe(paragraphs);
  expect(joinMessage("  Good morning.\n\n\nA question.\n", [])).toBe("  Good morning.\n\n\nA question.");
});
