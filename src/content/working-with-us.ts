import type { Facts } from "./company-schema.ts";
import type { Point } from "./service-details.ts";

/** One way to hire us. */
export interface Format {
  name: string;
  forWhom: string;
  /** What the price is based on; the amount is the owner's to state (company.ts). */
  price: string;
  end: string;
  /** Where the owner's amount for it stands. */
  amount: keyof Facts["amounts"];
}

export const workingWithUs: {
  title: string;
  intro: string;
  formats: Format[];
  terms: Point[];
} = {
  title: "Working with us",
  intro:
    "Hire us for a project, for your team or by the day: the code, the accounts and the last word stay yours.",
  formats: [
    {
      name: "Project",
      forWhom:
        "You know what you need built: a first version, a migration, a device that talks to your systems.",
      price: "An estimate as a range first, then a fixed price once the scope of a release is agreed.",
      end: "It ends with a handover that your own people have rehearsed.",
      amount: "project",
    },
    {
      name: "Team extension",
      forWhom: "You have a team and a plan, and need more engineers at home in your stack.",
      price: "A monthly rate for each engineer.",
      end: "It ends with the notice you agreed and a handover to your own people.",
      amount: "team",
    },
    {
      name: "Advice by the day",
      forWhom: "You face one decision, review or incident and want experienced eyes on it.",
      price: "A day rate, with the number of days agreed first.",
      end: "You keep a recommendation, its reasons and what would change our mind.",
      amount: "advice",
    },
  ],
  terms: [
    {
      title: "You own it from day one",
      description:
        "Code goes into your repository and is yours by contract, servers run in your accounts, and your data stays where you keep it.",
    },
    {
      title: "Confidential from the start",
      description: "We sign a confidentiality agreement, yours or ours, before you send anything sensitive.",
    },
    {
      title: "Hours you share with us",
      description:
        "At 09:00 in London it is 13:30 here in summer and 14:30 in winter; at 09:00 in New York, 18:30 and 19:30. We agree the shared hours before we start.",
    },
    {
      title: "Care after launch",
      description:
        "Before each release we agree who looks after it: your team with our runbook, or our engineers at a monthly rate.",
    },
  ],
};

/** What the owner has set (company.ts), as terms; nothing for what is not set. */
export function ownTerms({ replyWithin, insurance, onCall, noticePeriod }: OwnTerms): Point[] {
  const terms: [title: string, description: string | false | undefined][] = [
    ["An answer you can plan with", replyWithin && `Within ${replyWithin}, by e-mail.`],
    ["A way out", noticePeriod && `A team extension ends with a notice of ${noticePeriod}.`],
    ["Someone to call", onCall],
    ["Insured work", insurance],
  ];
  return terms.flatMap(([title, description]) => (description ? [{ title, description }] : []));
}

type OwnTerms = Pick<Facts, "replyWithin" | "insurance" | "onCall" | "noticePeriod">;
