import { expect, test } from "vitest";
import { enquiryAsText, joinMessage } from "../../../src/enquiry/draft/compose-message.ts";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";

const values = {
  ...exampleEnquiry,
  phone: "98765 43210",
  message: "We need a mobile app.\n\nCan you help?",
  letterhead: "",
};

test("the message comes first, then the name and the addresses of its author", () => {
  expect(enquiryAsText(values)).toBe(
    "We need a mobile app.\n\nCan you help?\n\nName: Asha\nEmail: asha@example.com\nPhone: 9876543210",
  );
});

test("the text is cleaned as for the form, unless a field breaks a rule", () => {
  const pasted = { ...values, email: "\u202aasha@example.com\u202c", phone: "\u202a98765\u201143210\u202c" };
  expect(enquiryAsText(pasted)).toMatch(/Email: asha@example\.com\nPhone: 9876543210$/);
  expect(enquiryAsText({ ...pasted, phone: "98765" })).toMatch(/Phone: 98765$/);
});

test("empty fields and the honeypot are left out", () => {
  expect(enquiryAsText({ ...values, phone: "", message: "", letterhead: "filled in" })).toBe(
    "Name: Asha\nEmail: asha@example.com",
  );
});

test("the enclosures are sent below the visitor's text", () => {
  const enclosures = ["Threshold: 0.7", "The clock says 02:10."];
  const paragraphs = "Enclosed: Threshold: 0.7\n\nEnclosed: The clock says 02:10.";
  expect(joinMessage("Good morning.\n", enclosures)).toBe(`Good morning.\n\n${paragraphs}`);
  expect(joinMessage("", enclosures)).toBe(paragraphs);
  expect(joinMessage("  Good morning.\n\n\nA question.\n", [])).toBe("  Good morning.\n\n\nA question.");
});
