import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Fast, accessible web apps: a new one online within a month, or your old one moved page by page while people keep using it.",
  heading: "Launch a web app. Or rescue the old one.",
  outcome:
    "A web app that loads quickly and stays easy to change, whether you start from an idea or from the code that earns your money today.",
  price: "A quote for each release before we start it",
  audience: "Founders who need their first web app, and companies whose old one is risky to touch.",
  demonstration: {
    title: "Move a page, undo a bad release",
    intro: "You’ve just released a mistake. How many visitors hit it, and how soon is it gone?",
    alt: "Visits to four pages flow through switches to a new app. Everything went live at once, and a mistake on /orders hits 16% of visits: 608 have failed when all is back after 190 minutes.",
  },
  parts: [
    {
      kind: "text",
      title: "Start new, or move what you have",
      paragraphs: [
        "A new app starts with one kind of user and one task, online within a month. Every later idea goes into something people already use.",
        "An old app moves page by page. If you rewrite it in one go, you pay for every fix twice until a single day changes everything. With us, old and new run side by side.",
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
          text: "All of them opened the shop before 16:05. Their page asks for pieces of the old version, which the release deleted.",
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
            "New app: we watch how people do the task today. Old app: we list its pages and you strike out what can go.",
        },
        {
          title: "An empty page",
          description: "It goes live before any feature does, to prove that we can release and undo.",
        },
        {
          title: "The real page",
          description: "Someone gets the new app’s task done, or one old page moves.",
        },
        {
          title: "The plan",
          description: "What could follow, with sizes and risks. If you stop, what’s live stays live.",
        },
      ],
    },
    {
      kind: "support",
      title: "After the launch",
      withEngineers:
        "Your engineers review our work from week one and run the app afterwards. If they want us back, we come by the day.",
      withoutEngineers:
        "We run the app, fix it and answer its alarms around the clock, by the month. The accounts are in your name, and our instructions let another company take over.",
    },
    {
      kind: "deliverables",
      title: "What you own afterwards",
      points: [
        {
          title: "Pages with a speed limit",
          description: "A change that breaks the limit has to get smaller.",
        },
        {
          title: "Access for everyone",
          description:
            "Automatic checks run on every change. Before each release, a person tries it by keyboard, with a screen reader and on a cheap phone.",
        },
        {
          title: "A way back",
          description: "Any release can be undone within minutes, and you’ve seen it done.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How a migration runs, with a way back at each step.",
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
          description: "Script size, LCP, CLS and axe findings fail the build.",
        },
        {
          title: "Framework",
          description:
            "The one you maintain. Otherwise Angular for large form apps, React for its libraries, Vue inside existing pages.",
        },
      ],
    },
    {
      kind: "law",
      title: "Accessibility is the law",
      points: [
        {
          text: "Under the European Accessibility Act, online shops, banking and other consumer services have had to be accessible since 28\u00a0June 2025. Very small service providers are exempt.",
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
        "It is when people work or buy in your web app every day. For five pages and a contact form, a site builder costs less. For a standard shop, rent a platform and let us build what it lacks.",
    },
    {
      question: "I’m not technical. What do you need from me?",
      answer:
        "An hour or two a week, and someone who knows the work. We explain each choice by what it costs and prevents.",
    },
    {
      question: "Will a move cost us search rankings?",
      answer:
        "It can, if addresses or texts change. We keep both, redirect what has to move, and compare before the switch.",
    },
  ],
  related: [
    { service: "product-development", reason: "Finds out what’s worth building while that’s still cheap." },
    { service: "ui-design", reason: "Clears up a confusing step before you build or move it." },
  ],
  closing: "Tell us which page worries you most",
};
