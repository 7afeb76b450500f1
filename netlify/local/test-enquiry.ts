import type { Enquiry } from "../../src/enquiry/enquiry-schema.ts";
import { fields } from "../../src/enquiry/fields.ts";

export function testEnquiry(): Enquiry {
  const filled = Object.fromEntries(fields.map(({ name }) => [name, "Test by npm run doctor"]));
  const message = `Test enquiry of ${new Date().toISOString()}. Please ignore it.`;
  return { ...filled, email: "doctor@example.com", phone: "0000000000", message } as Enquiry;
}
