import type { Facts } from "./schemas/company-schema.ts";
import type { TitledText } from "./titled-text.ts";

/** A way to hire us, whom it is for, its price and its end. */
export interface WayToHire {
  name: string;
  audience: string;
  /** The basis of the price. The owner may state the amount (company.ts). */
  price: string;
  end: string;
  /** The name of the owner's amount for this way. */
  amount: keyof Facts["amounts"];
}

export const workingWithUs: {
  title: string;
  intro: string;
  waysToHire: WayToHire[];
  terms: TitledText[];
} = {
  title: "Working with us",
  intro: "You can hire us in three ways.",
  waysToHire: [
    {
      name: "Project",
      audience: "You know what you want built, such as a first version.",
      price:
        "The first month has a fixed price. For each later version we quote a range, then fix the price once the scope is clear.",
      end: "You can stop after any release. Then your team takes over, or we run the product for you.",
      amount: "project",
    },
    {
      name: "Team extension",
      audience: "You have a plan and need more engineers to carry it out.",
      price: "You pay a monthly rate for each engineer.",
      end: "Either side can end it at the agreed notice.",
      amount: "team",
    },
    {
      name: "Consulting by the day",
      audience: "You face a decision that would be expensive to undo.",
      price: "You pay a day rate for a set number of days.",
      end: "We finish with a written recommendation.",
      amount: "advice",
    },
  ],
  terms: [
    {
      title: "What a quote contains",
      description:
        "The scope and what it leaves out, the price or range, the dates, our assumptions, the main risk and what we need from you.",
    },
    {
      title: "It all belongs to you",
      description:
        "The contract gives you the rights in everything we write for you, permanently and worldwide, as far as the law allows. It lists any existing code we reuse, with its licence.",
    },
    {
      title: "Law and currency",
      description: "By agreement. The contract names the governing law, the courts and the currency.",
    },
    {
      title: "Access",
      description:
        "We each have our own login to your systems, with only the access the task needs. Your own logs show who did what.",
    },
    {
      title: "Confidentiality",
      description: "We sign a confidentiality agreement, yours or ours, before you send anything sensitive.",
    },
    {
      title: "Working hours",
      description: "Before we start, we agree the hours when both teams work.",
    },
    {
      title: "Support after launch",
      description:
        "Before each release, you choose who looks after it: your team, or ours for a monthly fee. The contract sets our hours and response time.",
    },
  ],
};
