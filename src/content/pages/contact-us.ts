import { place } from "../place.ts";

export interface ContactUsContent {
  /** The title in the browser's tab and in search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** The name of the button that is drawn as an envelope. */
  envelopeLabel: string;
  /** The texts around the company's e-mail address, phone number and postal address. */
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
    "Tell us what should change, by form, email or phone. A person answers you in writing, free of charge. See the five steps from your message to the start.",
  heading: "Tell us what should change",
  lead: "A few plain lines are enough to get started.",
  envelopeLabel: "Write us a letter",
  direct: {
    title: "Email, phone or post",
    emailLabel: "Email",
    email: "For files, or if your phone number isn’t ten digits long.",
    phoneLabel: "Phone",
    phone: `Our clock shows ${place.clock}.`,
    postLabel: "Post",
  },
  privacy: {
    title: "Who receives your message",
    text: "Your name, email address, phone number and message come to our mailbox through EmailJS, the service that sends our email. A person reads them, and we use them to answer you.",
    linkLabel: "How we handle your data",
  },
};
