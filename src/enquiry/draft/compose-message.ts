import { checkEnquiry, type EnquiryValues } from "../enquiry-schema.ts";
import { fields } from "../fields.ts";

/**
 * Returns an enquiry as the text of an email: first the fields of several lines, then each other field on a
 * line. Values are cleaned as for sending, or left as typed when one breaks a rule. Empty fields are left
 * out.
 */
export function enquiryAsText(typed: EnquiryValues): string {
  const checked = checkEnquiry(typed);
  const values = checked.ok ? checked.enquiry : typed;
  let paragraphs = "";
  let details = "";
  for (const { name, label, control } of fields) {
    if (!values[name]) continue;
    if (control.rows) paragraphs += `${values[name]}\n\n`;
    else details += `${label}: ${values[name]}\n`;
  }
  return (paragraphs + details).trimEnd();
}

/** Returns the message as it is sent: the visitor's text, and each enclosure as a paragraph below it. */
export function joinMessage(text: string, enclosures: string[]): string {
  const paragraphs = enclosures.map((enclosure) => `Enclosed: ${enclosure}`);
  return [text.trimEnd(), ...paragraphs].filter(Boolean).join("\n\n");
}
