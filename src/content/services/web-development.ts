import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Fast, accessible web apps: a first task online within a month, or your old app moved page by page while people keep using it.",
  heading: "Launch a web app, or rescue an old one",
  outcome:
    "A web app that loads quickly and stays easy to change, whether you start from an idea or from the code that earns your money today.",
  price: "A fixed price for the first month, then one for each release",
  audience: "Founders who need their first web app, and companies whose old one is risky to touch.",
  demonstration: {
    title: "Move a page, undo a bad release",
    intro: "You’ve just released a mistake. How many visitors run into it, and how soon is it gone?",
    alt: "Visits to four pages flow to a new app through four switches that turn together. Everything went live at once, and a mistake on /orders, 16% of the visits, drops them onto a pile. By the time it’s undone, 190 minutes later, 608 visits have failed.",
  },
  parts: [
    {
      kind: "text",
      title: "Start new, or move what you have",
      paragraphs: [
        "A new app starts with one kind of user and one task, online within a month.",
        "An old app moves page by page while old and new run side by side, because a rewrite in one go means paying for every fix twice.",
      ],
    },
    {
      kind: "case-study",
      title: "Empty checkout, green tests",
      clock: "16:05",
      paragraphs: [],
      entries: [
        { label: "16:05", text: "A new version of a shop goes live. All tests pass." },
        {
          label: "16:20",
          text: "Customers report an empty checkout. Nobody in the office can reproduce it.",
        },
        {
          label: "16:50",
          text: "They had all opened the shop before 16:05, so their page asks for pieces of the old version, which the release deleted.",
        },
        { label: "17:00", text: "The old pieces are back, and orders come in again." },
        {
          label: "Since then",
          text: "Every release leaves the previous one’s pieces in place.",
        },
      ],
    },
    {
      kind: "weekly-plan",
      title: "Something live within a month",
      weeks: [
        {
          title: "Watch and list",
          description:
            "We watch how people do the task today, or list the old app’s pages for you to strike out.",
        },
        {
          title: "An empty page",
          description: "It goes live before any feature does, to prove that we can undo a release.",
        },
        {
          title: "The real page",
          description: "Someone completes a task in the new app, or one old page moves.",
        },
        {
          title: "The plan",
          description: "What could come next, with its size and risks. If you stop, what’s live stays live.",
        },
      ],
    },
    {
      kind: "support",
      title: "After the launch",
      withEngineers: "Your engineers review our work from week one and run the app afterwards.",
      withoutEngineers:
        "We run the app, fix it and answer its alarms around the clock for a monthly fee. The accounts stay in your name.",
    },
    {
      kind: "deliverables",
      title: "What you own afterwards",
      points: [
        {
          title: "Pages that stay fast",
          description: "A change that makes a page too slow isn’t released.",
        },
        {
          title: "Access for everyone",
          description:
            "Before each release, a person tries the app by keyboard, with a screen reader and on a cheap phone.",
        },
        {
          title: "A way back",
          description: "Any release can be undone within minutes.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How a migration runs, step by step.",
      illustration: {
        kind: "table",
        title: "How an old front end moves",
        intro: "Steps three to six repeat until the old code is gone.",
        columns: ["Step", "What changes", "Way back"],
        rows: [
          ["1. Proxy in front", "Every path still reaches the old app", "DNS, with its TTL lowered first"],
          [
            "2. Shared session",
            "The new app accepts the old session cookie on the same origin",
            "Switch it off; nothing uses it yet",
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
          description: "The build fails on heavy scripts, poor LCP or CLS, or an axe finding.",
        },
        {
          title: "Framework",
          description:
            "The one you maintain. Otherwise Angular for form-heavy apps, React for its libraries, or Vue inside existing pages.",
        },
      ],
    },
    {
      kind: "law",
      title: "What the accessibility law asks",
      points: [
        {
          text: "Under the European Accessibility Act, online shops, banking and other consumer services have had to be accessible since 28\u00a0June 2025. Service providers with fewer than 10 people and a turnover of at most 2\u00a0million euros are exempt.",
          source: {
            label: "Directive (EU) 2019/882",
            url: "https://eur-lex.europa.eu/eli/dir/2019/882/oj",
          },
        },
      ],
    },
  ],
  technologies: ["react-js", "angular", "vuejs", "java-script", "node-js", "tailwind"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "It is when people work or buy in your web app every day. For five pages and a contact form, a site builder costs less.",
    },
    {
      question: "I’m not technical. What do you need from me?",
      answer: "An hour or two a week, from someone who knows the work.",
    },
    {
      question: "Will a move cost us search rankings?",
      answer:
        "It can, if addresses or texts change. We keep both where we can and redirect what has to move.",
    },
  ],
  related: [
    { service: "product-development", reason: "Finds out what’s worth building before you build it." },
    { service: "ui-design", reason: "Clears up a confusing step before you build or move it." },
  ],
  closing: "Tell us which page worries you most",
};
