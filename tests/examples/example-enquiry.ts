import { testEnquiry } from "../../netlify/local/test-enquiry.ts";
import type { Enquiry } from "../../src/enquiry/enquiry-schema.ts";

/** An enquiry as it is after the check. */
export const exampleEnquiry: Enquiry = {
  ...testEnquiry(),
  name: "Asha",
  email: "asha@example.com",
  message: "We need a mobile app.",
};
