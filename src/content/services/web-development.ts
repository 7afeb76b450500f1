import picture from "../images/heroes/web-development.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "Fast, accessible web apps: a first feature online within a month, or your old app moved page by page while people keep using it.",
  heading: "Launch a web app, or rescue an old one",
  lead: "Your app loads fast, and you can change one part without breaking another.",
  price: "Fixed for the first month, then quoted version by version.",
  audience: "Founders who need a first web app, and companies whose old one is risky to touch.",
  demo: {
    name: "release",
    title: "Move a page and undo a bad release",
    intro: "You’ve just released a bug. How many visitors run into it, and how soon is it gone?",
    alt: "Everything is released at once: visits to four pages reach a new app through four switches thrown at the same moment. Because of a bug on /orders, the 16% of visits that go there fail: 608 by the time the release is undone, 190 minutes later.",
  },
  parts: [
    {
      kind: "text",
      title: "Start afresh, or move what you have",
      paragraphs: [
        "A new app starts with one task. An old app moves page by page while it keeps running, and every old address still works. During a full rewrite, you’d pay for every fix twice.",
      ],
    },
    {
      kind: "deliverables",
      title: "What you can count on",
      points: [
        {
          title: "Pages that stay fast",
          description: "If a change makes a page too slow, we don’t release it.",
        },
        {
          title: "Access for everyone",
          description:
            "Before each release, somebody goes through the app with only a keyboard, then with a screen reader.",
        },
        {
          title: "A way back",
          description:
            "We release page by page, and can undo a release within minutes. The files of older versions stay online, so nobody is left with half an app.",
        },
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
            "We watch how people do the task today. If you have an old app, you choose which pages to keep, and we write tests that record what those do now.",
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
          description: "A list of next steps, with the effort and risks of each.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How a migration runs, and what we build with.",
      exhibit: {
        kind: "table",
        title: "How we move an old front end",
        intro: "Steps three to six are repeated for each page.",
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
          title: "Front end",
          description:
            "We use your existing framework, or choose Angular for form-heavy apps, Vue inside existing pages and React for everything else.",
        },
        {
          title: "Back end",
          description: "Node.js, Java or Python, with MySQL.",
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
        "Yes. We replace it page by page while the people who maintain it carry on. If something fails now and then, we find the cause and describe the fix for them; we don’t write PHP or .NET ourselves.",
    },
    {
      question: "I’m not technical. What do you need from me?",
      answer: "An hour or two a week from someone who knows the work.",
    },
    {
      question: "Who runs the app after the launch?",
      answer:
        "Your engineers, who review our work from week one and practise running the app with us. If you have none, we run it, fix it and answer its alerts for a monthly fee.",
    },
  ],
  related: [
    { service: "product-development", reason: "Finds out what’s worth building." },
    {
      service: "ui-design",
      reason: "Tries a confusing step on real users first.",
    },
  ],
  closing: "Tell us which page worries you most",
};
