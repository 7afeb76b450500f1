import type { Enquiry } from "../src/enquiry/enquiry.ts";

/** As it has passed the check. */
export const exampleEnquiry: Enquiry = {
  name: "Asha",
  email: "asha@example.com",
  phone: "9876543210",
  message: "We need a mobile app.",
};
