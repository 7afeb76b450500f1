import type { Facts } from "./schemas/company-schema.ts";

/*
 * The words of the enquiry card, except those of its fields (src/enquiry/fields.ts) and a few that only one
 * component has. Each is an export, because the names of an object's fields would be in the script that
 * visitors load.
 */

export const cardTitle = "Write to us";
export const openEnvelope = "Open the envelope";
export const enclosuresTitle = (count: number) => `Enclosures: ${count}`;
export const removeButton = "Remove";
export const removeLabel = (position: number) => `Remove enclosure ${position}`;

/** The submit button and the outcome of a send (rule "Enquiry card"). */
export const sendButton = "SEND MESSAGE";
export const sendingButton = "SENDING...";
export const sendingOutcome = "Your message is on its way.";
export const sendingTakesLonger = "This takes longer than usual. We are still sending your message.";
/** In a card that was opened again while its message is on its way. */
export const nextMessageWaits = "Your message is still on its way. What you write now can be sent after it.";
export const sentOutcome = "Message sent successfully!";
export const failedOutcome = "Failed to send message. Please try again.";

export const asideLabel = "About your enquiry";
export const contactTitle = "By email or phone";
export const storageNote = "Your message goes to our mailbox, and this site keeps no copy of it.";
export const privacyLink = "How we handle your data";

/** Shown when an enquiry could not be sent, with other ways to send it. */
export const otherWaysLabel = "Other ways to reach us";
export const textIsKept = "Your text is still here.";
export const otherWaysAdvice = (phone: string) => `You can also send it another way, or call ${phone}.`;
export const mailButton = "Open my email app";
export const mailSubject = "Enquiry";
export const copyButton = "Copy my text";
/** When the text is longer than what a link can carry: on the card, and at the end of the email's text. */
export const mailIsCut = `Your email app gets only the beginning. Please press “${copyButton}”, and paste it there.`;
export const restIsMissing = `[The rest is missing here. “${copyButton}” on the page copies the whole.]`;
export const copied = "Copied";
export const copyDenied =
  "Your browser doesn’t allow copying. Please select the text in the field and copy it.";

/** Shown on the receipt of an enquiry that was sent. */
export const postedOn = (day: string) => `Posted ${day}`;

/** Says what happens to an enquiry that was sent: who reads it, and how soon, if the owner has set that. */
export function nextStepsSentence({
  readBy = "A person",
  replyWithin,
}: Pick<Facts, "readBy" | "replyWithin">): string {
  return `${readBy} reads your message and replies by email${replyWithin ? ` within ${replyWithin}` : ""}.`;
}
