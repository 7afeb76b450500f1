/** The letters below `problemsTitle` are the first three problems of the services page. */
export interface HomeContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  /** The typed line above the heading. */
  eyebrow: string;
  heading: string;
  /** What we sell, in one sentence. */
  lead: string;
  finderLabel: string;
  /** The name of the button that the envelope beside the heading is. */
  envelopeLabel: string;
  /** A clock that the visitor turns; `alt` says what its picture shows before that. */
  demonstration: { title: string; intro: string; alt: string };
  problemsTitle: string;
  problemsLabel: string;
  servicesTitle: string;
  /** One sentence with three examples; /services has the table of all ten. */
  firstMonth: { title: string; text: string; linkLabel: string };
  /** One of the worked briefs of the work page, as its drawing. */
  brief: { title: string; text: string; linkLabel: string; alt: string };
  expertise: { title: string };
  closing: string;
}

export const home: HomeContent = {
  title: "we build both sides of your software",
  description:
    "Firmware, app, server and cloud from one team, so no fault falls between two suppliers. Web, mobile, AI and data too, each with a first month you can use.",
  eyebrow: "Devices, web, mobile, AI and data",
  heading: "We build both sides.",
  lead:
    "Your device’s firmware, the app, the server and the cloud all come from one team, " +
    "so no fault falls between two suppliers.",
  finderLabel: "Find your service by problem",
  envelopeLabel: "Write us a letter",
  demonstration: {
    title: "Whose bug is it?",
    intro:
      "The device works. So does the server. Only the chart is wrong. Turn the device’s clock and see why.",
    alt:
      "The device sends 09:00, its local time: no bug. The server stores 09:00 UTC: no bug. " +
      "Nobody named the time zone, and the chart shows the morning’s peak at 14:30.",
  },
  problemsTitle: "Which sounds like you?",
  problemsLabel: "See more problems like these",
  servicesTitle: "Ten services, one team",
  firstMonth: {
    title: "Four weeks, then you decide",
    text:
      "Every service starts with a month that ends in something you can use: a device that reports and updates safely, " +
      "a cloud bill you can read, or a yes or no on your AI idea.",
    linkLabel: "See the first month of all ten services",
  },
  brief: {
    title: "How we think a problem through",
    text: "The network is weak, the stock system closes every night, and an order sent twice must arrive once.",
    linkLabel: "Read this worked example and three others",
    alt: "An order travels from a phone into a database, and is sent on to the stock system once that is open.",
  },
  expertise: { title: "Technologies we know" },
  closing: "What would you build first?",
};
