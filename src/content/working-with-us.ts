import type { Commitments } from "./company.ts";
import type { Point } from "./service-details.ts";

/** One way to hire us. */
export interface Format {
  name: string;
  forWhom: string;
  /** What the price is based on; the amount is the owner's to state (company.ts). */
  price: string;
  end: string;
  /** Where the owner's amount for it stands. */
  amount: keyof NonNullable<Commitments["amounts"]>;
}

export const workingWithUs: {
  title: string;
  intro: string;
  priceLabel: string;
  endLabel: string;
  formats: Format[];
  terms: Point[];
} = {
  title: "Working with us",
  intro:
    "Three ways to hire us. What you own, and how we treat what you tell us, is the same in all of them.",
  priceLabel: "Price",
  endLabel: "How it ends",
  formats: [
    {
      name: "Project",
      forWhom:
        "You know what has to exist: a first version, a migration, a device that talks to your systems.",
      price: "A fixed price for a defined scope, agreed one release at a time.",
      end: "Your people release and roll back from our runbook before we leave.",
      amount: "project",
    },
    {
      name: "Team extension",
      forWhom: "You have a team and a plan, and need more engineers who know your stack.",
      price: "A monthly rate for each engineer.",
      end: "At the notice agreed in the contract, with a hand-over note kept from the first week.",
      amount: "team",
    },
    {
      name: "Advice by the day",
      forWhom: "You face one decision, review or incident and want a second pair of experienced eyes.",
      price: "A day rate, with the number of days agreed first.",
      end: "With a recommendation in a few pages, its reasons, and what would change our mind.",
      amount: "advice",
    },
  ],
  terms: [
    {
      title: "You own it from the first day",
      description:
        "Code goes into your repository, servers into your accounts, and data stays where you keep it.",
    },
    {
      title: "Confidential before you tell us",
      description: "We sign a confidentiality agreement, yours or ours, before you send anything sensitive.",
    },
    {
      title: "Hours you share with us",
      description:
        "We work in India, five and a half hours ahead of UTC. 09:00 in London is 13:30 or 14:30 here; 09:00 in New York is 18:30 or 19:30. We agree the shared hours before we start.",
    },
    {
      title: "After launch",
      description:
        "Before the release we agree who looks after it: your team with our runbook, or our engineers at a monthly rate.",
    },
  ],
};

/** What the owner has committed to (company.ts), as sentences; nothing for what is not set. */
export function commitmentPoints({ replyWithin, insurance }: Commitments): Point[] {
  return [
    ...(replyWithin ? [{ title: "Our reply", description: `You hear from us within ${replyWithin}.` }] : []),
    ...(insurance ? [{ title: "Insurance", description: insurance }] : []),
  ];
}
