import type { EnquiryValues } from "./enquiry.ts";
import { fields } from "./fields.ts";

/** An enquiry as an e-mail's text: first what has several lines, then the rest line by line. Empty fields are left out. */
export function enquiryText(values: EnquiryValues): string {
  let paragraphs = "";
  let details = "";
  for (const { name, label, control } of fields) {
    if (!values[name]) continue;
    if (control.rows) paragraphs += `${values[name]}\n\n`;
    else details += `${label}: ${values[name]}\n`;
  }
  return (paragraphs + details).trimEnd();
}
