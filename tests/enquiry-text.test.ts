import { expect, test } from "vitest";
import { enquiryText } from "../src/enquiry/enquiry-text.ts";
import { exampleEnquiry } from "./example-enquiry.ts";

const values = {
  ...exampleEnquiry,
  phone: "98765 43210",
  message: "We need a mobile app.\n\nCan you help?",
  letterhead: "",
};

test("The message comes first, then who wrote it, each as it was typed.", () => {
  expect(enquiryText(values)).toBe(
    "We need a mobile app.\n\nCan you help?\n\nName: Asha\nEmail: asha@example.com\nPhone: 98765 43210",
  );
});

test("What is empty by now is left out, and so is the honeypot.", () => {
  expect(enquiryText({ ...values, phone: "", message: "", letterhead: "filled in" })).toBe(
    "Name: Asha\nEmail: asha@example.com",
  );
});
