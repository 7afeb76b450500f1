import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Web applications, front ends and APIs: migration one route at a time, accessibility checks in the build, and code your own team can take over.",
  heading: "Web apps your next developer can change",
  outcome:
    "Accessible, fast web apps and the APIs behind them, with old front ends moved over one route at a time.",
  startLabel: "Ask about a migration",
  enquiryLabel: "Write to us about your web app",
  closing: {
    title: "The route nobody wants to touch",
    text: "We will want its URL, the framework and version behind it, and the last change that went wrong there.",
  },
  order: ["argument", "exhibit", "signs", "deliverables", "month"],
  titles: {
    signs: "Signs that it is time",
    deliverables: "What ends up in your repository",
    month: "One route live within a month",
    technologies: "What it is written in",
    questions: "Questions about a migration",
  },
  argument: {
    title: "Replace the front end while people use it",
    paragraphs: [
      "A full rewrite has one release date, and until then every fix must be made twice. The switch then tests " +
        "everything at once. We move one URL at a time: a reverse proxy decides which front end answers a path, " +
        "so old and new run side by side.",
      "Order matters. The first route to move has real traffic and little logic, because it tries out the proxy, " +
        "the login cookie, the build and the monitoring before a checkout depends on them.",
      "Limits that fail the build keep the new code from ageing like the old. This site works that way: its React " +
        "pages are prerendered to HTML, and tests check script size and run axe. Whoever exceeds a budget removes " +
        "something or argues in writing for a higher number.",
    ],
  },
  signs: [
    "Your AngularJS, jQuery or server-template front end earns money and nobody wants to touch it.",
    "A form-heavy app must meet WCAG 2.2 AA, by contract or by law.",
    "Visitors on mid-range Android phones wait for scripts before they can act.",
    "Web and mobile teams keep inventing separate endpoints for the same data.",
  ],
  deliverables: [
    {
      title: "Route inventory",
      description:
        "Every URL with its traffic, owner, form logic and place in the order, as a CSV in the repository.",
    },
    {
      title: "Migrated routes",
      description:
        "Built in React, Angular or Vue and rendered to HTML, so content and links exist before scripts run.",
    },
    {
      title: "OpenAPI description",
      description: "Client types are generated from it, so a breaking change fails type checking.",
    },
    {
      title: "Component set",
      description: "Only components in use, each tested by keyboard and in its error state.",
    },
    {
      title: "Budget file",
      description:
        "Limits for script bytes, LCP, CLS and axe violations, read by the pipeline. INP needs real users, " +
        "so it is measured in the field.",
    },
    {
      title: "Decision records",
      description: "Why each dependency is there, and what would make us drop it.",
    },
  ],
  exhibit: {
    kind: "table",
    title: "How an old front end leaves, route by route",
    intro: "Six steps, each small enough to undo. Steps three to six repeat.",
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
      ["3. A read-only route", "/help is served by the new app", "One proxy rule"],
      [
        "4. A share of traffic",
        "5 per cent of visitors get the new /orders, sticky by cookie",
        "Set the share to 0",
      ],
      ["5. Routes that write", "Both front ends post to the same API", "The old form stays for one release"],
      [
        "6. Deletion",
        "Old templates, scripts and tests leave the repository",
        "Revert and redeploy the old app",
      ],
    ],
    note: "A route counts as moved when its old code is gone.",
  },
  firstMonth: [
    {
      title: "Route inventory",
      description: "We list every URL from a crawl and the access logs. You strike out what nobody needs.",
    },
    {
      title: "Proxy and pipeline",
      description:
        "The proxy goes live with no path moved. The new repository builds, tests and deploys an empty page.",
    },
    {
      title: "First route",
      description:
        "One read-only page goes live from the new app. We compare its error rate and LCP with the old page.",
    },
    {
      title: "Migration order",
      description:
        "You receive the remaining routes in sequence, each with size and risk, and decide whether to continue.",
    },
  ],
  technologies: ["react-js", "angular", "vuejs", "java-script", "node-js", "tailwind"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Five pages and a contact form: a hosted site builder costs less, and your staff can edit it. A standard shop: rent a shop platform, and pay for custom code only where its checkout cannot sell what you sell. The site is merely slow: audit images, caching and third-party scripts before you pay for a new stack.",
    },
    {
      question: "Who owns the code?",
      answer:
        "You do. The repository sits in your organisation from the first commit, and the contract assigns what we " +
        "write to you. Open-source packages keep their licences; the build lists them.",
    },
    {
      question: "Will a migration cost us search rankings?",
      answer:
        "It can, when URLs or content change. We keep paths, titles and canonical links, send a 301 where a path " +
        "must go, and compare old and new HTML first. Nobody can promise positions.",
    },
    {
      question: "What do you do about security in the browser?",
      answer:
        "Session tokens stay in HttpOnly, Secure cookies. A Content-Security-Policy starts in report-only mode and is " +
        "then enforced. The API checks access to each record, because anyone can edit what runs in their browser.",
    },
    {
      question: "What does handover consist of?",
      answer:
        "One of your developers migrates a route while we review. What they had to ask goes into the README. " +
        "Then you take over CI variables, DNS and hosting, and our accounts are removed.",
    },
    {
      question: "React, Angular or Vue?",
      answer:
        "The one your team already maintains. Starting fresh: Angular for large form apps, React for its choice of " +
        "libraries, Vue where new parts must grow inside existing pages.",
    },
  ],
  related: [
    {
      service: "ui-design",
      reason: "Settle a confusing flow before its route moves, or the confusion is rebuilt in new code.",
    },
    {
      service: "cloud-services",
      reason: "The proxy, CDN and pipeline need an account with limits and an owner.",
    },
  ],
};
