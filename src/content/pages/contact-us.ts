import { place } from "../place.ts";

export interface ContactUsContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** The name of the button that the envelope beside the heading is. */
  envelopeLabel: string;
  /** The ways that need no form: the company's e-mail address, phone and postal address stand between them. */
  direct: {
    title: string;
    emailLabel: string;
    email: string;
    phoneLabel: string;
    phone: string;
    postLabel: string;
  };
  privacy: { title: string; text: string; linkLabel: string };
}

export const contactUs: ContactUsContent = {
  title: "Contact us",
  description:
    "Tell us what should change, by form, e-mail or phone. A person answers in writing, free of charge. These are the five steps from message to start.",
  heading: "Tell us what should change",
  lead: "A few plain lines are enough to begin.",
  envelopeLabel: "Write us a letter",
  direct: {
    title: "E-mail, phone or post",
    emailLabel: "E-mail",
    email: "For files, and for phone numbers of another length.",
    phoneLabel: "Phone",
    phone: `Our clock shows ${place.clock}.`,
    postLabel: "Post",
  },
  privacy: {
    title: "Who receives your message",
    text:
      "Your name, e-mail address, phone number and message reach our mailbox through the mail service EmailJS. A person reads them, " +
      "and we use them to answer you.",
    linkLabel: "How we treat your data",
  },
};
