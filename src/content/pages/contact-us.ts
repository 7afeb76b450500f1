import { company } from "../company.ts";
import type { PageText } from "../page-text.ts";
import { placeInWords } from "#site";

export interface ContactUsText extends PageText {
  lead: string;
  /** The texts around the company's email address, phone number and postal address. */
  details: {
    emailLabel: string;
    emailNote: string;
    phoneLabel: string;
    phoneNote: string;
    postLabel: string;
    copyLabel: string;
    /** Shown after a press on the button that copies the postal address. */
    copied: string;
    denied: string;
  };
  privacy: { text: string; linkLabel: string };
}

export const contactUs: ContactUsText = {
  title: "Contact us",
  description:
    "Tell us what you need, by form, email or phone, and see what happens after you write, from our reply to the first proposal and the start.",
  heading: "Tell us what you need",
  lead: "A few lines are enough. Tell us what you have, what you’d change and, if you can, your budget range. Please leave out anything confidential for now.",
  details: {
    emailLabel: "Email",
    emailNote: "Best for files, such as a drawing or a CV.",
    phoneLabel: "Phone",
    phoneNote: `We’re on ${company.place.town} time: ${placeInWords.clock}.`,
    postLabel: "Post",
    copyLabel: "Copy the address",
    copied: "Address copied.",
    denied: "Your browser doesn’t allow copying. Please select the address and copy it.",
  },
  privacy: {
    text: "Looking for a job? Our Career page says what to write.",
    linkLabel: "How we handle your data",
  },
};
