import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/angular.ts?highlighted";

export const details: TechnologyDetails = {
  description:
    "Angular for large forms and long-lived business applications: rules that your experts can read and tests can check, and upgrades one major version at a time.",
  heading: "Angular for forms with hundreds of rules",
  lead: "A form with hundreds of rules is easier to keep correct when they sit in one file your specialists can read. Angular’s forms, routing and HTTP client are released together.",
  parts: [
    {
      kind: "example",
      title: "Claim rules kept separate from the screen",
      intro:
        "This file describes a claim and its rules with Signal Forms, stable since Angular 22. A component calls `form(model, claimRules)` and puts `[formField]` on each of its inputs.",
      fileName: "claim-rules.ts",
      code,
      notes: [
        "`claim.hospital` and `item.amount` are typed. Rename a property of Claim, and every rule that uses it stops compiling.",
        "`valueOf(claim.injured)` is tracked: ticking the box makes the hospital required.",
        "These rules help whoever is typing. The server still applies its own.",
      ],
    },
    {
      kind: "text",
      title: "Modernising older Angular",
      paragraphs: [
        "Components become standalone, forms become typed, and signals replace zone.js. Angular’s official schematics run first.",
      ],
    },
    {
      kind: "points",
      title: "Upgrades and security",
      points: [
        {
          title: "One major at a time",
          description:
            "ng update rewrites code for one major version at a time, and we never skip one. The support dates on angular.dev decide which release you need.",
        },
        {
          title: "Every bypass has a reason",
          description:
            "Angular sanitises the HTML and URLs bound in a template. Where a bypassSecurityTrust call is unavoidable, a comment says why and where the string comes from.",
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
