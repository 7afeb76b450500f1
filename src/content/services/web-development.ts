import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Fast, accessible web apps: a first feature online within a month, or your old app moved page by page while people keep using it.",
  heading: "Launch a web app, or rescue an old one",
  lead: "You can change your app one part at a time, with tests that run before each release.",
  price: "We quote the first month before it starts, then each version.",
  audience: "Founders who need a first web app, and companies whose old one is risky to touch.",
  hero: {
    demo: {
      name: "release",
      title: "Move a page and undo a bad release",
      intro: "You’ve just released a bug. How many visitors run into it, and how soon is it gone?",
    },
  },
  parts: [
    {
      kind: "text",
      title: "Start afresh, or move what you have",
      paragraphs: [
        "A new app starts with one task. An old app moves page by page while it keeps running, and every old address still works. With a full rewrite, you’d pay for every fix twice: once in the old app, once in the new.",
      ],
    },
    {
      kind: "first-month",
      layout: "stairs",
      title: "Something live within a month",
      weeks: [
        {
          title: "The task, or the pages",
          description:
            "You show us on video how people do the task today. For each old page you keep, we write tests that record what it does now.",
        },
        {
          title: "An empty page",
          description: "We publish an empty page and take it down again, to test the rollback.",
        },
        {
          title: "The real page",
          description:
            "A user completes a real task in the new app, or we replace the first page of the old one.",
        },
        {
          title: "The plan",
          description: "You get a list of next steps, with the effort and risks of each.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How a migration runs, and what we build with.",
      exhibit: {
        kind: "table",
        title: "How we move an old front end",
        intro: "Steps three to six repeat for each page.",
        columns: ["Step", "What changes", "Rollback"],
        rows: [
          ["1. Proxy in front", "Every path still reaches the old app", "Point DNS back (TTL lowered first)"],
          ["2. Shared session", "The new app accepts the old session cookie", "Switch it off"],
          ["3. A read-only page", "/help is served by the new app", "Remove one proxy rule"],
          ["4. A share of traffic", "5% of visitors get the new /orders", "Set the share to 0"],
          [
            "5. Pages that write",
            "Both front ends post to the same back end",
            "The old form stays for one release",
          ],
          ["6. Deletion", "Old code leaves the repository", "Revert and redeploy the old app"],
        ],
      },
      notes: [
        {
          title: "What we build with",
          description:
            "We keep your framework, or choose Angular for large forms, Vue inside existing pages and React for the rest. The server runs Node.js, Java or Python, with MySQL.",
        },
        {
          title: "What your pipeline can check",
          description:
            "Loading time, use by keyboard alone, and the names and roles that assistive technology reads.",
        },
      ],
    },
  ],
  technologies: ["react-js", "angular", "vuejs", "java-script", "node-js", "java", "tailwind"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if people work in your app all day, or your shop has customer-specific prices or stock held in another system. An ordinary shop is better served by an off-the-shelf platform, and a five-page site by a site builder.",
      example: { brief: "order-portal", label: "See our order portal example" },
    },
    {
      question: "Our app is written in PHP or .NET. Can you help?",
      answer:
        "Yes. We replace it page by page while the people who maintain it carry on. We find faults in the old code, but leave the fixing to them, because we don’t write PHP or .NET.",
    },
    {
      question: "I’m not technical. What do you need from me?",
      answer: "An hour or two a week from someone who knows the work.",
    },
  ],
  related: [
    { service: "product-development", reason: "For finding out what’s worth building." },
    { service: "ui-design", reason: "For the step where people get lost." },
  ],
  closing: "Begin with one page",
};
