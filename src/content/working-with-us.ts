import { facts } from "./facts.ts";
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
  waysToHire: WayToHire[];
  terms: TitledText[];
} = {
  title: "Working with us",
  waysToHire: [
    {
      name: "Project",
      audience: "You know what you want built.",
      price:
        "We quote for the first month before it starts. After that you get a price range for each version, then a price once its scope is clear.",
      end: "You order one version at a time, and your team can take over after any version.",
      amount: "project",
    },
    {
      name: "Team extension",
      audience: "You have a plan and need more engineers to carry it out.",
      price: "For each engineer you pay a monthly rate, based on the skills you name.",
      end: `Either side can end the arrangement ${facts.noticePeriod ? `with ${facts.noticePeriod} of notice` : "by giving the notice stated in our quote"}.`,
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
        "A quote states the scope, the dates and the price (for a later version, a range first). It also states what we assume, what we leave out and what could go wrong.",
    },
    {
      title: "What belongs to you",
      description:
        "You own what we write for you: the contract assigns you the copyright, worldwide and for good. Where the law doesn’t allow that, as in Germany, you get an exclusive licence for every use. The contract lists any existing code we use, which keeps its own licence.",
    },
    {
      title: "Law and liability",
      description:
        "The contract names the law, the courts and the currency, and says how far each side is liable. We agree all of this with you before you sign.",
    },
    {
      title: "Access and audit",
      description:
        "Each of our engineers has a separate login to your systems, with only the access the task needs. Your own logs show who did what.",
    },
    {
      title: "Confidentiality",
      description: "We sign a confidentiality agreement, yours or ours, before you send anything sensitive.",
    },
    {
      title: "What you can check first",
      description:
        "Read the sample interface document and test report under HW/SW Integration, and try the sample code review on our Career page. If you’d like a reference, we’ll ask a client to talk to you.",
    },
    {
      title: "Who answers your questions",
      description: "An engineer on your project does, during hours we agree before we start.",
    },
    {
      title: "After the launch",
      description:
        "For a monthly fee, we run the product for you: we watch it, update it and fix its faults, with agreed hours and response times. Otherwise your own engineers, or another firm, take over once they can release new versions without us.",
    },
  ],
};
