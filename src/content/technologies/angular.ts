import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/angular.ts?code";

export const details: TechnologyDetails = {
  description:
    "Angular for large forms and long-lived business applications: typed forms, planned upgrades, and when a lighter tool is enough.",
  heading: "Angular when the form is the product",
  lead:
    "Claims, loan files, tariff editors: two hundred fields and the rules between them. Angular brings forms, routing and " +
    "HTTP in one versioned set, so a large team argues less about how.",
  enquiryLabel: "Write to us about Angular",
  closing: {
    title: "One rule that joins two fields",
    text:
      "Choose the most awkward in your form and put it the way your specialist would say it aloud. The Angular " +
      "version in package.json is all we need beside it.",
  },
  opening: "uses",
  usesTitle: "Forms first, then the rest",
  uses: [
    {
      title: "Forms with rules between fields",
      description:
        "Validation and visibility written as a schema in its own file. The expert who knows the rules can read it, and a unit " +
        "test runs it without a screen.",
    },
    {
      title: "Back-office applications",
      description:
        "A lazy route for each department and clients generated from the server's OpenAPI file, so that a renamed field fails the build.",
    },
    {
      title: "Modernising older Angular",
      description:
        "NgModules to standalone components, untyped forms to typed ones, zone.js to signals. Official schematics go first; " +
        "what they leave is done by route.",
    },
  ],
  fits: [
    "Several teams share one code base and want each question answered once.",
    "The application sits behind a login and will be in use for many years.",
    "Input rules follow a regulation, and a change must be found in one place.",
  ],
  alternatives: [
    {
      text: "A public site judged by its first paint. Plain HTML with a few live parts sends less script.",
    },
    {
      text: "A few live parts in pages rendered by another system. Vue fits there with less around it.",
    },
    {
      text: "A near deadline and nobody who knows dependency injection or RxJS. Use what the team knows.",
    },
    {
      text: "Rewriting good reactive forms as Signal Forms in one go. Both are supported: start with the next new form.",
    },
  ],
  example: {
    title: "Claim rules, apart from the screen",
    intro:
      "Signal Forms have been public API since Angular 22. This file knows the shape of a claim and nothing about inputs; " +
      "a component passes it to `form(model, claimRules)` and puts `[formField]` on each input.",
    fileName: "claim-rules.ts",
    code,
    notes: [
      "`claim.hospital` and `item.amount` are typed paths. Rename a property of Claim, and every rule that used it stops compiling.",
      "`valueOf(claim.injured)` is tracked. Ticking the box makes the hospital required; clearing it removes the error.",
      "`applyEach` covers every item, including those the user adds later.",
      "These rules help the person typing. The server applies its own before it stores anything.",
    ],
  },
  upkeepTitle: "What ng update can and cannot do",
  upkeep: [
    {
      title: "One major at a time",
      description:
        "ng update carries the code migrations of each major version, so we never skip one. Support dates are read from " +
        "angular.dev before a release is chosen.",
    },
    {
      title: "TypeScript follows Angular",
      description:
        "Each release accepts a narrow range: the compiler of 22.2 takes TypeScript 6.0 and refuses 7.0. It is " +
        "raised by ng update, never alone.",
    },
    {
      title: "Bypasses are counted",
      description:
        "Angular escapes what templates bind. Every bypassSecurityTrust call needs a written reason and the origin of its string; " +
        "a content security policy that allows only the angular Trusted Types policy blocks the ones that slip through.",
    },
  ],
  officialDocs: [
    { label: "Signal Forms", url: "https://angular.dev/guide/forms/signals/overview" },
    { label: "Versions and releases", url: "https://angular.dev/reference/releases" },
    { label: "Security", url: "https://angular.dev/best-practices/security" },
  ],
  pairsWith: [
    { technology: "spring-boot", reason: "Problem details from the API land on the field that caused them." },
    { technology: "java-script", reason: "Domain types kept in plain modules outlive any framework." },
    {
      technology: "jenkins",
      reason: "Where the company already builds there, ng build and its tests become two more stages.",
    },
  ],
};
