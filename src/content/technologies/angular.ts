import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/angular.ts?code";

export const details: TechnologyDetails = {
  description:
    "Angular for large forms and long-lived business applications: rules your experts can read, tests without a screen and one major upgrade at a time.",
  heading: "Angular for forms with hundreds of rules",
  lead: "Claims, loan files and tariff editors stay correct when their rules stand in one place that your specialists can read. Angular brings forms, routing and HTTP in one versioned set, and a large team agrees on them once.",
  parts: [
    {
      kind: "example",
      title: "Claim rules, apart from the screen",
      intro:
        "Signal Forms have been public API since Angular 22. This file holds the shape of a claim and leaves inputs to a component, which passes it to `form(model, claimRules)` and puts `[formField]` on each of them.",
      fileName: "claim-rules.ts",
      code,
      notes: [
        "`claim.hospital` and `item.amount` are typed paths. Rename a property of Claim, and every rule that used it stops compiling.",
        "`valueOf(claim.injured)` is tracked. Ticking the box makes the hospital required, and clearing it removes the error.",
        "These rules help the person typing. The server applies its own before it stores anything.",
      ],
    },
    {
      kind: "points",
      title: "Back offices, old and new",
      points: [
        {
          title: "One route a department",
          description:
            "Each department has a lazy route. Clients are generated from the server’s OpenAPI file, and a renamed field fails the build.",
        },
        {
          title: "Modernising older Angular",
          description:
            "NgModules turn into standalone components, untyped forms into typed ones and zone.js into signals. Official schematics go first.",
        },
      ],
    },
    {
      kind: "points",
      title: "Upgrades that stay routine",
      points: [
        {
          title: "One major at a time",
          description:
            "ng update carries the code migrations of each major version, and we take every one in turn. Support dates on angular.dev decide which release you run.",
        },
        {
          title: "TypeScript follows Angular",
          description:
            "Each release accepts a narrow range: the compiler of 22.2 takes TypeScript 6.0 and refuses 7.0. ng update raises the two in one step.",
        },
        {
          title: "Bypasses are counted",
          description:
            "Angular escapes what templates bind. Every bypassSecurityTrust call carries its reason and the origin of its string.",
        },
      ],
    },
  ],
  officialDocs: [
    { label: "Signal Forms", url: "https://angular.dev/guide/forms/signals/overview" },
    { label: "Versions and releases", url: "https://angular.dev/reference/releases" },
    { label: "Security", url: "https://angular.dev/best-practices/security" },
  ],
  pairsWith: ["spring-boot", "java-script", "jenkins"],
};
