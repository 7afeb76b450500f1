/** The letters below `problemsTitle` are the first three problems of the services page. */
export interface HomeContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  /** The typed line above the heading. */
  eyebrow: string;
  heading: string;
  /** The story that the drawing below it shows. */
  lead: string;
  finderLabel: string;
  /** The name of the button that the envelope beside the heading is. */
  envelopeLabel: string;
  /** What the drawing tells, for those who do not see it. */
  storyAlt: string;
  /** The demonstration of the service HW/SW Integration. */
  demonstration: { title: string; intro: string; alt: string };
  problemsTitle: string;
  problemsLabel: string;
  servicesTitle: string;
  /** One of the worked briefs of the work page, as its drawing. */
  brief: { title: string; text: string; linkLabel: string; alt: string };
  latest: { title: string };
  expertise: { title: string };
  closing: string;
}

export const home: HomeContent = {
  title: "we build both sides of your software",
  description:
    "We build both sides: device and cloud, app and server, model and data. Ten services from web to AI, each with a first month you can use and a clear price.",
  eyebrow: "One software team: app and server, device and cloud",
  heading: "We build both sides.",
  lead:
    "A device sends local time. The server stores it as world time, UTC. " +
    "Every chart is now five and a half hours off, and neither program has a bug. " +
    "The faults that take longest to find lie between two halves that are each correct, which is why we build both.",
  finderLabel: "Find your service by problem",
  envelopeLabel: "Write us a letter",
  storyAlt:
    "The device sends 09:00, local time: no bug. The server stores 09:00 UTC: no bug. " +
    "Between them no time zone is named, and the chart shows the morning’s peak at 14:30.",
  demonstration: {
    title: "Flip one bit. Which side notices?",
    intro:
      "A cooling unit reports −25\u00a0°C. One bit flips on the wire, and the same message says 3251.8\u00a0°C. " +
      "Press the bits: software built together with the device finds out.",
    alt: "A message of 13 bytes. The sign bit of byte 5 arrives inverted, nothing is checked, and the screen shows 3251.8\u00a0°C in place of −25.0\u00a0°C.",
  },
  problemsTitle: "Which sounds like you?",
  problemsLabel: "See all fourteen problems",
  servicesTitle: "Start with the service you need",
  brief: {
    title: "How we think a problem through",
    text: "A worked example: the network is weak, the stock system closes every night, and an order sent twice must arrive once.",
    linkLabel: "Read it, and three others",
    alt: "An order travels from a phone into a database, and is sent on to the stock system once that is open.",
  },
  latest: { title: "From the blog" },
  expertise: { title: "Technologies we know" },
  closing: "What would you build first?",
};
