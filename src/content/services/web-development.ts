import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Fast, accessible web apps: a new one online within a month, or your old one moved page by page while people keep using it.",
  heading: "Launch a web app. Or rescue the old one.",
  outcome:
    "We build web apps that load quickly and stay easy to change, from an idea or from the code that earns your money today.",
  price: "A fixed price for each release",
  suits: "Founders who need their first web app, and companies whose old one is risky to touch.",
  demonstration: {
    title: "Try it: move a page, undo a bad release",
    intro: "You have just released a mistake: how many visitors meet it, and how soon is it gone?",
    alt: "The visits to four pages flow through switches to a new app; a bad release of /orders meets 16% of all visits. Everything went live at once: until all is back after 190 minutes, 608 visits fail.",
  },
  parts: [
    {
      kind: "argument",
      title: "A new app or an old one",
      paragraphs: [
        "A new app begins with one kind of user and one task. Within a month that person gets it done online, and every later idea is added to something that people already use.",
        "An old app is moved one page at a time. A rewrite in one go means paying for every fix twice, until a single day changes everything. With us old and new run side by side, and each page can be put back within minutes.",
      ],
    },
    {
      kind: "incident",
      title: "Empty checkout, green tests",
      clock: "16:05",
      paragraphs: [],
      entries: [
        { label: "16:05", text: "A new version of a shop goes live. All tests pass." },
        { label: "16:20", text: "Customers report an empty checkout. Nobody in the office can repeat it." },
        {
          label: "16:50",
          text: "All of them had opened the shop before 16:05. Their page asks for pieces of the old version, which the release deleted.",
        },
        { label: "17:00", text: "The old pieces are back, and orders come in again." },
        {
          label: "Since then",
          text: "Every release leaves the last one’s pieces in place.",
        },
      ],
    },
    {
      kind: "month",
      title: "Something live within a month",
      weeks: [
        {
          title: "Watch and list",
          description:
            "A new app: we watch how the task is done today. An old one: we list its pages, and you strike out what can go.",
        },
        {
          title: "An empty page",
          description: "It goes live before any feature does, to prove that releasing and undoing work.",
        },
        {
          title: "The real page",
          description: "Someone finishes the new app’s task, or one old page moves.",
        },
        {
          title: "Your decision",
          description: "What follows, with sizes and risks. If you stop here, what is live stays live.",
        },
      ],
    },
    {
      kind: "doors",
      title: "After the launch",
      withEngineers:
        "Your engineers review our work from the first week and run the app afterwards. Faults reach them, at night as well. When they want us back, we come at a day rate.",
      withoutEngineers:
        "We operate the app, repair it and answer its alarms, at night too, for a monthly rate. It lives in accounts in your name, with a page in plain words from which another firm could continue.",
    },
    {
      kind: "deliverables",
      title: "What you own afterwards",
      points: [
        {
          title: "Pages with a speed limit",
          description: "A change over the limit shrinks, or the team agrees on a new one.",
        },
        {
          title: "Access for everybody",
          description: "By keyboard, by screen reader and on a cheap phone, checked at every change.",
        },
        {
          title: "A way back",
          description: "Any release can be undone within minutes, and you have seen it done.",
        },
        {
          title: "The reasons",
          description: "Why each part was chosen, and when it should be replaced.",
        },
      ],
    },
    {
      kind: "engineers",
      intro: "The steps of a migration, each with its way back, and how we build.",
      illustration: {
        kind: "table",
        title: "How an old front end moves",
        intro: "Steps three to six repeat until the old code is deleted.",
        columns: ["Step", "What changes", "Way back"],
        rows: [
          ["1. Proxy in front", "Every path still reaches the old app", "DNS, with its TTL lowered first"],
          [
            "2. Shared session",
            "The new app accepts the old session cookie on the same origin",
            "Nothing depends on it yet",
          ],
          ["3. A read-only page", "/help is served by the new app", "One proxy rule"],
          [
            "4. A share of traffic",
            "5% of visitors get the new /orders, sticky by cookie",
            "Set the share to 0",
          ],
          [
            "5. Pages that write",
            "Both front ends post to the same API",
            "The old form stays for one release",
          ],
          [
            "6. Deletion",
            "Old templates, scripts and tests leave the repository",
            "Revert and redeploy the old app",
          ],
        ],
      },
      notes: [
        {
          title: "Limits",
          description:
            "Script size, LCP, CLS and axe findings fail the build. INP is measured with real users.",
        },
        {
          title: "Browser side",
          description:
            "HttpOnly, Secure cookies, an enforced Content-Security-Policy, and access checks per record in the API.",
        },
        {
          title: "Framework",
          description:
            "The one you maintain. Fresh: Angular for large form apps, React for its libraries, Vue inside existing pages.",
        },
      ],
    },
  ],
  technologies: ["react-js", "angular", "vuejs", "java-script", "node-js", "tailwind"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, when people work or buy in your web app every day. For five pages and a contact form, a site builder costs less. For a standard shop, rent a platform and we build what it lacks.",
    },
    {
      question: "I am not technical. What do you need from me?",
      answer:
        "An hour or two a week, and someone who knows the work. We explain each choice by what it costs and prevents.",
    },
    {
      question: "Will a move cost us search rankings?",
      answer:
        "It can, when addresses or texts change. We keep both, redirect where an address must go, and compare old and new before the switch.",
    },
  ],
  related: [
    { service: "product-development", reason: "Finds out what is worth building, while that is cheap." },
    { service: "ui-design", reason: "Clears up a confusing step before it is built or moved." },
  ],
  closing: "Which page would you build or move first?",
};
