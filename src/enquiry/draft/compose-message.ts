import { mailSubject, restIsMissing } from "../../content/card-text.ts";
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

/** In characters. What is longer does not reach the email program on Windows. */
export const longestMailLink = 2000;

/**
 * Returns a link that begins an email (RFC 6068), and whether its text had to be cut, which the email then
 * says.
 */
export function mailLink(address: string, text: string): { href: string; isCut: boolean } {
  const start = `mailto:${address}?subject=${encodeURIComponent(mailSubject)}&body=`;
  // One line break is two characters in an email, and six in the link.
  const characters = Array.from(text.toWellFormed().replaceAll(/\r\n?/g, "\n"), (character) =>
    encodeURIComponent(character === "\n" ? "\r\n" : character),
  );
  const whole = start + characters.join("");
  if (whole.length <= longestMailLink) return { href: whole, isCut: false };
  const end = encodeURIComponent(`...\r\n\r\n${restIsMissing}`);
  let href = start;
  for (const character of characters) {
    if (href.length + character.length + end.length > longestMailLink) break;
    href += character;
  }
  return { href: href + end, isCut: true };
}
