import picture from "../images/heroes/web-development.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "Fast, accessible web apps: a first feature online within a month, or your old app moved page by page while people keep using it.",
  heading: "Launch a web app, or rescue an old one",
  lead: "Your web app will load quickly, and you’ll be able to change one part without fear of breaking another.",
  price: "Fixed for the first month, then quoted version by version.",
  audience: "Founders who need their first web app, and companies whose old one is risky to touch.",
  demo: {
    name: "release",
    title: "Move a page and undo a bad release",
    intro: "You’ve just released a bug. How many visitors run into it, and how soon is it gone?",
    alt: "Everything is released at once: visits to four pages reach a new app through four switches thrown at the same moment. Because of a bug on /orders, the 16% of visits that go there fail: 608 by the time the release is undone, 190 minutes later.",
  },
  firstMonthLayout: "stairs",
  parts: [
    {
      kind: "text",
      title: "Start afresh, or move what you have",
      paragraphs: [
        "A new app starts with one task.",
        "We move an old app page by page while it keeps running, and every old address still works. During a full rewrite, you’d pay for every fix twice.",
      ],
    },
    {
      kind: "case-study",
      title: "Blank checkout, green tests",
      postmark: "16:05",
      paragraphs: [],
      entries: [
        { label: "16:05", text: "A new version of a shop goes live. All tests pass." },
        {
          label: "16:20",
          text: "Customers report a blank checkout page. Nobody in the office can reproduce it.",
        },
        {
          label: "16:50",
          text: "These customers all opened the shop before 16:05, so their browsers ask for pieces of the old version, which the release has deleted.",
        },
        { label: "17:00", text: "The old pieces are back, and so are the orders." },
        {
          label: "Since then",
          text: "Every release has left the older pieces online for a month.",
        },
      ],
    },
    {
      kind: "first-month",
      title: "Something live within a month",
      weeks: [
        {
          title: "The task, or the pages",
          description:
            "We watch how people do the task today. For an old app, we list its pages, you decide which to drop, and we write tests that record what the others do.",
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
      kind: "support",
      title: "After the launch",
      withEngineers:
        "Your engineers review our work from week one, and take over once they’ve practised running the app with us.",
      withoutEngineers: "For a monthly fee, we run the app, fix it and respond to its alerts.",
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
            "Before each release, a person tries the app with only a keyboard, with a screen reader and on a cheap phone.",
        },
        {
          title: "A way back",
          description:
            "Because we release page by page, we can undo a release within minutes. Database changes add new columns before dropping old ones, so both versions work.",
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
        "Yes, if people work in your web app every day, or if your shop is out of the ordinary: each customer has their own prices, or stock levels come from another system. An ordinary shop is better served by an off-the-shelf platform, and a five-page site by a site builder.",
      example: { brief: "order-portal", label: "See our order portal example" },
    },
    {
      question: "Our app is written in PHP or .NET. Can you help?",
      answer:
        "Yes. If something fails now and then, we find the cause and give it to you in writing. We don’t work on PHP or .NET code ourselves, so the people who maintain it would make the fix. Or we replace the app page by page while they carry on.",
    },
    {
      question: "I’m not technical. What do you need from me?",
      answer: "An hour or two a week from someone who knows the work.",
    },
  ],
  related: [
    { service: "product-development", reason: "Finds out what’s worth building before you build it." },
    {
      service: "ui-design",
      reason: "Fixes a confusing step before you build it.",
    },
  ],
  closing: "Tell us which page worries you most",
};
