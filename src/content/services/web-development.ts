import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Fast, accessible web apps and APIs: your old front end moves page by page while people use it, with a way back at each step.",
  heading: "Fast web apps your team can keep changing",
  outcome:
    "Your visitors get a faster, accessible app page by page, while your business keeps running on the old one.",
  startLabel: "Plan my migration",
  fromNothing: {
    text: "Nothing to move yet? A new web app gets the same care from its first page. Begin with",
    service: "product-development",
  },
  enquiryLabel: "Send my page’s address",
  closing: {
    title: "Which page would you move first?",
    text: "Send its address, its framework and the last change that went wrong there. We answer with the steps to move it and a way back from each.",
  },
  order: ["argument", "demonstration", "illustration", "signs", "deliverables", "month"],
  titles: {
    signs: "When this pays off",
    deliverables: "What ends up in your repository",
    month: "Your first page, live within a month",
    technologies: "What your app is written in",
    questions: "Questions about a migration",
  },
  argument: {
    title: "Your users keep working during the move",
    paragraphs: [
      "A full rewrite has one release date. Until then you pay for every fix twice, and the switch tests everything at once. We move one address at a time instead: a reverse proxy in front decides which app answers, so old and new run side by side.",
      "You start with a page of real traffic and little logic, so proxy, login cookie, build and monitoring are tried out before your checkout depends on them.",
      "Limits that fail the build keep the new code from ageing the way the old code did. Our own website works that way: React pages arrive as finished HTML, and tests check script size and accessibility (with axe). Whoever exceeds a limit removes something or argues for more.",
    ],
  },
  signs: [
    "You are starting a web app and want it fast and easy to change from its first page.",
    "Your AngularJS, jQuery or server-template front end earns money, yet every change feels risky.",
    "Your form-heavy app must meet the accessibility standard WCAG 2.2 AA, by contract or law.",
    "Visitors on mid-range Android phones wait for your scripts before they can act.",
    "Your web and mobile teams keep inventing separate endpoints for the same data.",
  ],
  demonstration: {
    title: "Move a route, break it, take it back",
    intro:
      "Move six paths to the new app one by one, send one a bad release and take it back. The bars weigh that against releasing everything at once.",
    alt: "A proxy divides the visits to six paths between an old and a new app; five are moved, and a quarter of the visits to /orders meet a bad release. One rule takes it back after 11 minutes, everything at once after 190.",
  },
  deliverables: [
    {
      title: "Page inventory",
      description: "Every address with its traffic, owner, form logic and place in the order, as a CSV.",
    },
    {
      title: "Migrated pages",
      description:
        "Built in React, Angular or Vue and rendered to HTML, so content and links exist before scripts run.",
    },
    {
      title: "OpenAPI description",
      description: "Client types are generated from it, so a breaking change fails type checking.",
    },
    {
      title: "Component set",
      description: "The components you use, each tested by keyboard and in its error state.",
    },
    {
      title: "Budget file",
      description:
        "Limits for script size, loading (LCP), jumps (CLS) and axe findings, read by the pipeline. Response (INP) is measured with real users.",
    },
    {
      title: "Decision records",
      description: "Why each dependency is there and what would make you drop it.",
    },
  ],
  illustration: {
    kind: "table",
    title: "How your old front end moves, step by step",
    intro: "Each step is small enough to undo; steps three to six repeat.",
    columns: ["Step", "What changes", "Way back"],
    rows: [
      [
        "1. Proxy in front",
        "Every path still reaches the old app; only the logs are new",
        "DNS, with its TTL lowered first",
      ],
      [
        "2. Shared session",
        "The new app accepts the old session cookie on the same origin",
        "Nothing depends on it yet",
      ],
      ["3. A read-only page", "/help is served by the new app", "One proxy rule"],
      ["4. A share of traffic", "5% of visitors get the new /orders, sticky by cookie", "Set the share to 0"],
      ["5. Pages that write", "Both front ends post to the same API", "The old form stays for one release"],
      [
        "6. Deletion",
        "Old templates, scripts and tests leave the repository",
        "Revert and redeploy the old app",
      ],
    ],
    note: "A page counts as moved once its old code is deleted.",
  },
  firstMonth: [
    {
      title: "Inventory",
      description: "You get every address from a crawl and the access logs, then strike out what can go.",
    },
    {
      title: "Proxy and pipeline",
      description:
        "Your proxy goes live with every path still on the old app. The new repository builds, tests and deploys an empty page.",
    },
    {
      title: "First page",
      description:
        "Your first read-only page goes live. You see its error rate and loading time beside the old one’s.",
    },
    {
      title: "Migration order",
      description:
        "You receive the remaining pages in order, with size and risk. Then you decide whether to go on.",
    },
  ],
  technologies: ["react-js", "angular", "vuejs", "java-script", "node-js", "tailwind"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, when people work in your web application every day, be it new or grown fragile. For five pages and a contact form, a site builder costs less and your staff can edit it. For a standard shop, rent a platform; we add what its checkout cannot sell. If your site is merely slow, book our advice by the day to audit images, caching and third-party scripts first.",
    },
    {
      question: "Who owns the code, and how is it handed over?",
      answer:
        "You own it by contract from the first commit; open-source packages keep their licences, listed by the build. At handover your developer migrates a page, we review it and answer open questions in the README. CI variables, DNS and hosting pass to you, and our accounts are removed.",
    },
    {
      question: "Will a migration cost us search rankings?",
      answer:
        "It can, when URLs or content change. We keep paths, titles and canonical links, send a 301 redirect where a path must go, and compare old and new HTML first. Positions remain the search engine’s decision.",
    },
    {
      question: "How do you secure the browser side?",
      answer:
        "Your users’ session tokens stay in HttpOnly, Secure cookies. A Content-Security-Policy limits what a page may load, first report-only, then enforced. The API checks access to each record, because users can edit what runs in their browser.",
    },
    {
      question: "React, Angular or Vue?",
      answer:
        "Stay with the one your team maintains. Starting fresh: Angular for large form apps, React for its choice of libraries, Vue where new parts grow inside existing pages.",
    },
  ],
  related: [
    {
      service: "ui-design",
      reason: "Clears up a confusing flow before its page moves, so it is built once.",
    },
    {
      service: "cloud-services",
      reason: "Gives the proxy, CDN and pipeline an account with limits and an owner.",
    },
  ],
};
