import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/angular.ts?highlighted";

export const details: TechnologyDetails = {
  description:
    "Angular for large forms and long-lived business applications: rules your experts can read, tests that need no screen and one major upgrade at a time.",
  heading: "Angular for forms with hundreds of rules",
  lead: "Claims, loan files and tariff editors stay correct when all their rules are in one place that your specialists can read. Angular brings forms, routing and HTTP as one versioned set, so a large team has to agree on them only once.",
  parts: [
    {
      kind: "example",
      title: "Claim rules, kept apart from the screen",
      intro:
        "Signal Forms have been a public API since Angular 22. This file describes the shape of a claim and its rules. The inputs are left to a component, which calls `form(model, claimRules)` and puts `[formField]` on each of them.",
      fileName: "claim-rules.ts",
      code,
      notes: [
        "`claim.hospital` and `item.amount` are typed paths. If you rename a property of Claim, every rule that used it stops compiling.",
        "`valueOf(claim.injured)` is tracked, so ticking the box makes the hospital required, and clearing it removes the error.",
        "These rules help the person who is typing. The server still applies its own before it stores anything.",
      ],
    },
    {
      kind: "points",
      title: "Back-office applications, old and new",
      points: [
        {
          title: "One route per department",
          description:
            "Each department gets a route that loads only when it is opened. API clients are generated from the server’s OpenAPI file, so a renamed field fails the build.",
        },
        {
          title: "Modernising older Angular",
          description:
            "NgModules become standalone components, untyped forms become typed ones and zone.js gives way to signals. We run Angular’s official schematics first.",
        },
      ],
    },
    {
      kind: "points",
      title: "Upgrades as routine",
      points: [
        {
          title: "One major at a time",
          description:
            "ng update brings the code migrations for each major version, so we never skip one. The support dates on angular.dev decide which release you run.",
        },
        {
          title: "TypeScript moves with Angular",
          description:
            "Each Angular release accepts only a narrow range of TypeScript versions: the compiler in 22.2 takes 6.0 and refuses 7.0. ng update raises both in one step.",
        },
        {
          title: "Every bypass has a reason",
          description:
            "Angular escapes whatever a template binds. Every bypassSecurityTrust call comes with a comment that says why it is there and where its string comes from.",
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
