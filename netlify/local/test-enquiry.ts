import type { Enquiry } from "../../src/enquiry/enquiry-schema.ts";
import { fields } from "../../src/enquiry/fields.ts";

export function testEnquiry(): Enquiry {
  const examples = Object.fromEntries(fields.map(({ name, example }) => [name, example])) as Enquiry;
  return { ...examples, message: `Test enquiry of ${new Date().toISOString()}. ${examples.message}` };
}
