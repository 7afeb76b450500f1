import { place } from "./place.ts";
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
  intro: "Hire us for a project, for your team or by the day. In all three, the decisions are yours.",
  formats: [
    {
      name: "Project",
      forWhom:
        "You know what should exist at the end: a first version, a move to new code, a connected device.",
      price: "An estimate as a range, then a fixed price for a defined scope.",
      end: "It ends with a handover that we rehearse together.",
      amount: "project",
    },
    {
      name: "Team extension",
      forWhom: "You have a plan, and need more engineers who know your technologies.",
      price: "A monthly rate for each engineer.",
      end: "You end it with the agreed notice.",
      amount: "team",
    },
    {
      name: "Advice by the day",
      forWhom: "You face a decision that is costly to reverse.",
      price: "A day rate for an agreed number of days.",
      end: "It ends with a recommendation in writing.",
      amount: "advice",
    },
  ],
  terms: [
    {
      title: "Yours from the first day",
      description:
        "Code, accounts and data are yours by contract: your repository, your servers, your logins.",
    },
    {
      title: "Confidential from the start",
      description: "We sign a confidentiality agreement, yours or ours, before you send anything sensitive.",
    },
    {
      title: "Hours you share with us",
      description: `${place.nineOClock[0]}. We agree the shared hours beforehand.`,
    },
    {
      title: "Care after launch",
      description:
        "Agreed before each release: your team by our instructions, or our engineers at a monthly rate.",
    },
  ],
};

/** What the owner has set (company.ts), as terms; nothing for what is not set. */
export function ownTerms({ insurance, onCall, noticePeriod }: OwnTerms): Point[] {
  const terms: [title: string, description: string | false | undefined][] = [
    ["A way out", noticePeriod && `A team extension ends with a notice of ${noticePeriod}.`],
    ["Someone to call", onCall],
    ["Insured work", insurance],
  ];
  return terms.flatMap(([title, description]) => (description ? [{ title, description }] : []));
}

type OwnTerms = Pick<Facts, "insurance" | "onCall" | "noticePeriod">;
