import { place } from "../place.ts";

export interface ContactUsContent {
  /** The title in the browser's tab and in search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** The button that is drawn as the letter of the enquiry card, with the card's first fields. */
  letter: { label: string; fields: string[]; hint: string };
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
    refused: string;
  };
  privacy: { text: string; linkLabel: string };
}

export const contactUs: ContactUsContent = {
  title: "Contact us",
  description:
    "Tell us what you need, by form, email or phone. We answer in writing, free of charge. See the five steps from your message to the start of work.",
  heading: "Tell us what you need",
  lead: "Write a few plain lines about what you have and what you’d change. One of us will reply in writing, and it costs nothing to ask.",
  letter: {
    label: "Write to us",
    fields: ["Name", "Email", "Phone"],
    hint: "What you have today, what should change, and any date that matters",
  },
  details: {
    emailLabel: "Email",
    emailNote: "Use email to send files, or if your phone number doesn’t have the ten digits our form needs.",
    phoneLabel: "Phone",
    phoneNote: `We’re on ${place.clock}.`,
    postLabel: "Post",
    copyLabel: "Copy the address",
    copied: "Address copied.",
    refused: "Your browser doesn’t allow copying. Please select the address and copy it.",
  },
  privacy: {
    text: "Your message reaches our mailbox through Netlify, which hosts this site, and EmailJS, which sends the email and may keep a copy. We use your details only to answer you and prepare the work you ask about.",
    linkLabel: "How we handle your data",
  },
};
