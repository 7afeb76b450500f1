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
    "Write to us with the card on this page, by e-mail or by phone. Which facts help us give you a useful answer, and what follows, step by step.",
  heading: "Tell us what should change",
  lead:
    "Four fields start it. A description of the trouble in your own words is enough; " +
    "we answer with questions and the service to start with.",
  helps: {
    title: "What helps us answer well",
    intro: "Add whichever of these you have at hand.",
    items: [
      "What exists today: a link, the name of the system, the language it is written in, or an idea on paper.",
      "Who uses it, roughly how many of them, and on what: phones in a warehouse, a browser in an office, a board on a bench.",
      "What goes wrong today, with one real case.",
      "A date that is fixed, and what fixes it: a tender, a season, a licence that ends.",
      "Who else decides, and whether you are comparing vendors.",
      "Conditions we must meet: a country the data has to stay in, a technology you want to keep.",
    ],
  },
  direct: {
    title: "By e-mail or phone",
    text:
      "Write to the mail address if you want to attach a file, or if your phone number has more or fewer than ten digits. " +
      "On the phone you reach us for a first question; the details are best sent afterwards by e-mail.",
  },
  privacy: {
    title: "Who receives your message",
    text:
      "Your name, e-mail address, phone number and message go to our mailbox through the mail service EmailJS and are used " +
      "to answer you. This site works without cookies and analytics.",
    linkLabel: "How we treat your data",
  },
  enquiryLabel: "Start the conversation",
  closing: {
    title: "Where does it hurt most?",
    text: "One sentence is a fine beginning. You get back the questions that turn it into a first step.",
  },
};
