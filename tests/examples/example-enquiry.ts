import * as v from "valibot";
import { testEnquiry } from "../../netlify/local/test-enquiry.ts";
import type { Enquiry } from "../../src/enquiry/enquiry-schema.ts";
import { fields } from "../../src/enquiry/fields.ts";

/** An enquiry as it is after the check. */
export const exampleEnquiry: Enquiry = {
  ...testEnquiry(),
  name: "Asha",
  email: "asha@example.com",
  message: "We need a mobile app.",
};

const { rule } = fields.find(({ name }) => name === "phone")!;

/** Matches the message of the phone's rule for a number of one digit. */
export const wrongPhone = new RegExp(
  v.safeParse(rule, "9").issues![0].message.replaceAll(/[^\w ]/g, String.raw`\$&`),
);
