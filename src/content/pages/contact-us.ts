export interface ContactUsContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  helps: { title: string; intro: string; items: string[] };
  /** Headings of the blocks that show the address, phone, e-mail and map of company.ts. */
  direct: { title: string; text: string };
  privacy: { title: string; text: string; linkLabel: string };
  enquiryLabel: string;
  closing: { title: string; text: string };
}

export const contactUs: ContactUsContent = {
  title: "Contact us",
  description:
    "Write to us with the card on this page, by e-mail or by phone. What happens to your message, step by step, and which facts help us give a useful answer.",
  heading: "Tell us what should change",
  lead:
    "Three short fields and a message. You need no finished brief and no technical terms; " +
    "a description of the trouble is a good start.",
  helps: {
    title: "What helps us answer well",
    intro: "Include whichever of these you have. None is required.",
    items: [
      "What exists today: a link, the name of the system, the language it is written in, or that there is nothing yet.",
      "Who uses it, roughly how many of them, and on what: phones in a warehouse, a browser in an office, a board on a bench.",
      "What happens now that should not, with one real case.",
      "A date that cannot move, and what makes it fixed: a tender, a season, a licence that ends.",
      "Who else decides, and whether you are comparing vendors.",
      "Anything that rules us out: a country the data may not leave, a technology you must keep.",
    ],
  },
  direct: {
    title: "Without the card",
    text:
      "Use the mail address if you want to attach a file, or if your phone number does not have ten digits, since the card accepts no other length. " +
      "By phone we will mostly ask you to send the details in writing.",
  },
  privacy: {
    title: "Who receives your message",
    text:
      "Your name, e-mail address, phone number and message go through EmailJS to our mailbox. They are used to answer you. " +
      "This site sets no cookies and has no analytics.",
    linkLabel: "The privacy page has the details",
  },
  enquiryLabel: "Write to us about your plans",
  closing: {
    title: "Four fields, one letter",
    text: "Name, e-mail, a phone number of ten digits and your message. Nothing else is asked, now or on a second page.",
  },
};
