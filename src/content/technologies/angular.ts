import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/angular.ts?code";

export const details: TechnologyDetails = {
  description:
    "Angular for large forms and long-lived business applications: rules your experts can read, tests without a screen and one major upgrade at a time.",
  heading: "Angular for forms with hundreds of rules",
  lead: "Claims, loan files and tariff editors stay correct when their rules stand in one place that your specialists can read. Angular brings forms, routing and HTTP in one versioned set, so a large team agrees on them once.",
  enquiryLabel: "Get my rule as code",
  closing: {
    title: "Do two fields depend on each other?",
    text: "State the rule as your specialist would say it aloud and add your Angular version. It comes back as a typed schema rule, together with the unit test that guards it.",
  },
  opening: "uses",
  usesTitle: "Forms, back offices and upgrades",
  uses: [
    {
      title: "Forms with rules between fields",
      description:
        "Validation and visibility are a schema in a file of its own. The expert who knows the rules can read it; a unit test runs it in isolation.",
    },
    {
      title: "Back-office applications",
      description:
        "Each department gets a lazy route. Clients are generated from the server’s OpenAPI file, so a renamed field fails the build.",
    },
    {
      title: "Modernising older Angular",
      description:
        "NgModules turn into standalone components, untyped forms into typed ones and zone.js into signals. Official schematics go first; we finish what they leave, route by route.",
    },
  ],
  fits: [
    "Several teams share one code base and want each question of structure answered once.",
    "The application sits behind a login and will be in use for many years.",
    "Input rules follow a regulation, and a change must be found in one place.",
    "Good reactive forms can stay: Signal Forms work beside them, starting with the next new form.",
  ],
  alternatives: [
    {
      text: "A public site judged by its first paint sends less script as prerendered pages.",
      technology: "react-js",
    },
    {
      text: "A few live parts inside a Django or Rails page are quicker to add with Vue.",
      technology: "vuejs",
    },
  ],
  example: {
    title: "Claim rules, apart from the screen",
    intro:
      "Signal Forms have been public API since Angular 22. This file holds the shape of a claim and leaves inputs to a component, which passes it to `form(model, claimRules)` and puts `[formField]` on each of them.",
    fileName: "claim-rules.ts",
    code,
    notes: [
      "`claim.hospital` and `item.amount` are typed paths. Rename a property of Claim, and every rule that used it stops compiling.",
      "`valueOf(claim.injured)` is tracked. Ticking the box makes the hospital required; clearing it removes the error.",
      "`applyEach` covers every item, including those the user adds later.",
      "These rules help the person typing. The server applies its own before it stores anything.",
    ],
  },
  upkeepTitle: "Upgrades that stay routine",
  upkeep: [
    {
      title: "One major at a time",
      description:
        "ng update carries the code migrations of each major version, so we take every one in turn. Support dates on angular.dev decide which release you run.",
    },
    {
      title: "TypeScript follows Angular",
      description:
        "Each release accepts a narrow range: the compiler of 22.2 takes TypeScript 6.0 and refuses 7.0. ng update raises the two in one step.",
    },
    {
      title: "Bypasses are counted",
      description:
        "Angular escapes what templates bind; every bypassSecurityTrust call carries its reason and the origin of its string. Once none is left for HTML or scripts, a content security policy that allows only the angular Trusted Types policy keeps new ones out.",
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
      reason: "Where your company already builds there, ng build and its tests become two more stages.",
    },
  ],
};
