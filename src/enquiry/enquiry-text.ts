import { checkEnquiry, type EnquiryValues } from "./enquiry.ts";
import { fields } from "./fields.ts";

/**
 * An enquiry as an e-mail's text: first what has several lines, then the rest line by line. It is cleaned as it would be
 * to be sent, unless it breaks a rule: then it stays as it was typed. Empty fields are left out.
 */
export function enquiryText(typed: EnquiryValues): string {
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
