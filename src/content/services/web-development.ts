import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Web apps that start with one page: a first task online early, or your old app moved page by page while people keep using it.",
  heading: "Launch a web app, or rescue an old one",
  lead: "We build or replace your app one part at a time, and tests run before each release.",
  price: "We quote for the first month before it starts, then for each version.",
  audience: "Founders who need a first web app, and companies whose old one is risky to touch.",
  hero: {
    demo: {
      name: "release",
      title: "Move a page and undo a bad release",
      intro: "You’ve just released a bug. See how many visitors run into it, and how soon it’s gone.",
    },
  },
  parts: [
    {
      kind: "text",
      title: "Start afresh, or move what you have",
      paragraphs: [
        "A new app starts with one task. An old app keeps running while we trace its faults to their causes and replace it page by page. With a full rewrite, you’d pay for each fix twice, in the old app and in the new.",
      ],
    },
    {
      kind: "first-month",
      layout: "stairs",
      title: "How we’d get a first page live",
      weeks: [
        {
          title: "The task, or the pages",
          description:
            "You show us on video how people do the task today. For an old page, we write tests that record what it does now.",
        },
        {
          title: "The release",
          description:
            "We set up your releases, publish a trial page and take it down again, to test the rollback.",
        },
        {
          title: "The real page",
          description:
            "A user completes a real task in the new app, or we replace the first page of the old one.",
        },
        {
          title: "The plan",
          description: "You get a list of next steps, each with its effort and risks.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How a migration runs.",
      exhibit: {
        kind: "table",
        title: "How we move an old front end",
        intro: "Steps two to four repeat until every page has moved.",
        columns: ["Step", "What changes", "Rollback"],
        rows: [
          ["1. Proxy in front", "The old app still answers every path", "Point DNS back"],
          ["2. A read-only page", "The new app serves /help", "Remove one proxy rule"],
          ["3. A share of traffic", "5% of visitors get the new /orders", "Set the share to 0"],
          ["4. Pages that write", "Both apps post to the same back end", "Bring back the old form"],
        ],
      },
    },
  ],
  technologies: ["react-js", "angular", "vuejs", "java-script", "node-js", "java", "tailwind"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if people work in your app all day, or if your shop takes prices and stock from another system. An ordinary shop needs only an off-the-shelf platform, and a five-page site only a site builder.",
      example: { brief: "order-portal", label: "See our order portal example" },
    },
    {
      question: "Our app is written in PHP or .NET. Can you help?",
      answer:
        "Yes, page by page. We don’t write PHP or .NET, so whoever maintains your app fixes the old code. If nobody does, you’ll need another firm for that.",
    },
    {
      question: "I’m not technical. What do you need from me?",
      answer: "We need an hour or two a week from someone who knows the work.",
    },
  ],
  closing: "Begin with one page",
};
