import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/angular.ts?highlighted";

export const details: TechnologyDetails = {
  description:
    "Angular for large forms and long-lived business applications: rules that your experts can read and tests can check, and upgrades one major version at a time.",
  heading: "Angular for forms with hundreds of rules",
  lead: "A form with hundreds of rules stays correct if the rules are in one place where your specialists can read them. Angular’s forms, routing and HTTP client are released together, so a large team has no separate libraries to keep in step.",
  parts: [
    {
      kind: "example",
      title: "Claim rules kept separate from the screen",
      intro:
        "This file describes a claim and its rules with Signal Forms, stable since Angular 22. A component calls `form(model, claimRules)` and puts `[formField]` on each of its inputs.",
      fileName: "claim-rules.ts",
      code,
      notes: [
        "`claim.hospital` and `item.amount` are typed, so if you rename a property of Claim, every rule that uses it stops compiling.",
        "`valueOf(claim.injured)` is tracked, so ticking the box makes the hospital required, and clearing it removes the error.",
        "These rules help the person who is typing, but the server still applies its own before it stores anything.",
      ],
    },
    {
      kind: "text",
      title: "Modernising older Angular",
      paragraphs: [
        "Components become standalone, untyped forms become typed ones and zone.js gives way to signals. We run Angular’s official schematics first.",
      ],
    },
    {
      kind: "points",
      title: "Upgrades and security",
      points: [
        {
          title: "One major at a time",
          description:
            "ng update rewrites code for one major version at a time, so we never skip one. The support dates on angular.dev decide which release you should be on.",
        },
        {
          title: "Every bypass has a reason",
          description:
            "Angular sanitises the HTML and URLs bound in a template. If we have to switch that off with a bypassSecurityTrust call, a comment says why, and where the string comes from.",
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
