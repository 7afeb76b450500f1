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
    "Tell us what should change, by form, e-mail or phone. See what helps us give you a useful answer and the five steps from your message to the start.",
  heading: "Tell us what should change",
  lead:
    "A few plain lines are enough to begin. " +
    "Questions come back first, then a call, then a short proposal you can compare with others.",
  helps: {
    title: "What helps us answer well",
    intro: "Add whichever of these you have at hand.",
    items: [
      "What exists today: a link, the name of the system, its programming language, or an idea on paper.",
      "Who uses it, roughly how many they are, and on what: phones in a warehouse, a browser in an office, a board on a bench.",
      "What goes wrong at present, told with one real case.",
      "A date that is fixed, and what fixes it: a tender, a season, a licence that ends.",
      "Who else decides, and whether you are comparing vendors.",
      "Conditions we must meet: a country the data has to stay in, a technology you want to keep.",
    ],
  },
  direct: {
    title: "By e-mail or phone",
    text:
      "To attach a file, or to leave a phone number that does not have ten digits, write to us by e-mail, with the country code. " +
      "Call us with a first question (our clock shows UTC+5:30) and send the details by e-mail afterwards.",
  },
  privacy: {
    title: "Who receives your message",
    text:
      "Your name, e-mail address, phone number and message reach our mailbox through the mail service EmailJS, and we use " +
      "them to answer you. This site uses no cookies and no analytics.",
    linkLabel: "How we treat your data",
  },
  enquiryLabel: "Start the conversation",
  closing: {
    title: "Where does it hurt most?",
    text: "One honest sentence is a fine beginning. Our reply turns it into the questions that lead to a first step.",
  },
};
