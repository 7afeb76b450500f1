import { testEnquiry } from "../../netlify/local/test-enquiry.ts";
import type { Enquiry } from "../../src/enquiry/enquiry-schema.ts";

/** An enquiry as it is after the check. */
export const exampleEnquiry: Enquiry = {
  ...testEnquiry(),
  name: "Asha",
  email: "asha@example.com",
  phone: "9876543210",
  message: "We need a mobile app.",
};
