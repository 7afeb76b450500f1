import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/angular.ts?highlighted";

export const details: TechnologyDetails = {
  description:
    "Angular for large forms and long-lived business applications: rules that your experts can read and tests can check, and upgrades one major version at a time.",
  heading: "Angular for forms with hundreds of rules",
  lead: "A form with hundreds of rules is easier to keep correct when they sit in one file your specialists can read.",
  parts: [
    {
      kind: "example",
      title: "Claim rules kept separate from the screen",
      intro:
        "This file describes a claim and its rules with Signal Forms, stable since Angular 22. A component calls `form(model, claimRules)` and puts `[formField]` on each of its inputs.",
      fileName: "claim-rules.ts",
      code,
      notes: [
        "`claim.hospital` and `item.amount` are typed. If you rename a property of Claim, the rules that use it stop compiling.",
        "These rules help whoever is typing. The server still applies its own.",
      ],
    },
    {
      kind: "text",
      title: "One major version at a time",
      paragraphs: [
        "`ng update` rewrites code for one major version at a time, and we upgrade the same way. Then components become standalone, forms become typed, and zoneless change detection replaces zone.js.",
      ],
    },
  ],
  officialDoc: { label: "Signal Forms", url: "https://angular.dev/guide/forms/signals/overview" },
  pairsWith: ["spring-boot", "java-script", "jenkins"],
};
