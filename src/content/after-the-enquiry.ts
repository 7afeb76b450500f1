import type { Facts } from "./company-schema.ts";
import type { Point } from "./service-details.ts";

const reply: Point = {
  title: "We reply",
  description: "You get an email with the few questions that decide the price and the step we’d take first.",
};

/** What happens after an enquiry: in full on the contact page, in one line beside the card's button. */
export const afterTheEnquiry: { title: string; steps: Point[] } = {
  title: "What happens after you write",
  steps: [
    {
      title: "We read it",
      description:
        "A person reads your message exactly as you typed it and passes it to the engineer who knows the subject.",
    },
    reply,
    {
      title: "We talk",
      description: "We call at a time that suits you, under a confidentiality agreement if you want one.",
    },
    {
      title: "We propose a first step",
      description: "You get a short proposal with the step, a price range and the main risk.",
    },
    {
      title: "We start",
      description:
        "We work in your repository and accounts. Once you’ve seen the result, you choose what comes next.",
    },
  ],
};

/** The steps with the reply time that the owner has set (company.ts), if there is one. */
export function stepsAfterEnquiry({ replyWithin }: Pick<Facts, "replyWithin">): Point[] {
  if (!replyWithin) return afterTheEnquiry.steps;
  const timed = { ...reply, description: `Within ${replyWithin}. ${reply.description}` };
  return afterTheEnquiry.steps.map((step) => (step === reply ? timed : step));
}

/** All of it in one sentence, with who reads it and how soon, as far as the owner has set it. */
export function inShort({ readBy = "A person", replyWithin }: Pick<Facts, "readBy" | "replyWithin">): string {
  return `${readBy} reads it and replies by email${replyWithin ? ` within ${replyWithin}` : ""} with a few questions.`;
}
