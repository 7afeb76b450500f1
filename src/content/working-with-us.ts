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
        "We quote the first month before it starts. For each later version you get a price range, then a price once the scope is clear.",
      end: "You order one version at a time, and your team can take over after any of them.",
      amount: "project",
    },
    {
      name: "Team extension",
      audience: "You have a plan and need more engineers to carry it out.",
      price: "You pay a monthly rate for each engineer, which we quote for the skills you name.",
      end: "Either side can end the arrangement with the agreed notice.",
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
        "A quote states the scope, the dates and a price or price range. It also states what we assume, what we leave out and what could go wrong.",
    },
    {
      title: "What belongs to you",
      description:
        "The contract gives you permanent, worldwide rights in what we write for you. The contract also lists any older code we use, which keeps its own licence.",
    },
    {
      title: "Law and liability",
      description:
        "The contract says which law and courts apply, which currency you pay in and how far each side is liable. We agree all of this with you before you sign.",
    },
    {
      title: "Access and audit",
      description:
        "Each of our engineers has a separate login to your systems, with only the access the task needs. Your own logs show who did what.",
    },
    {
      title: "Confidentiality",
      description:
        "We can sign a confidentiality agreement, yours or ours, before you send anything sensitive.",
    },
    {
      title: "What you can check first",
      description:
        "Read the sample contract and test report under HW/SW Integration, and try the code review that we set candidates on our Career page. If you’d like a reference, ask us. We put you in touch with a client only if they agree.",
    },
    {
      title: "Who answers you",
      description: "An engineer on your project answers your questions, at hours we agree before we start.",
    },
    {
      title: "After the launch",
      description:
        "Your engineers can take over as soon as they can release without us. Or we can quote a monthly fee for running the product, with hours and response times.",
    },
  ],
};
