import type { Commitments } from "./company.ts";
import type { Point } from "./service-details.ts";

const reply: Point = {
  title: "We reply with questions",
  description: "By e-mail, usually three or four questions and the service we would start with.",
};

/** What follows on an enquiry: in full on the contact page, in one line beside the card's button. */
export const afterTheEnquiry: { title: string; steps: Point[]; inShort: string } = {
  title: "What happens after you write",
  steps: [
    {
      title: "An engineer reads it",
      description:
        "Your message reaches our mailbox as you typed it, and goes to the person who knows the subject.",
    },
    reply,
    {
      title: "We talk",
      description:
        "A call at an hour that suits your time zone, under a confidentiality agreement if you want one.",
    },
    {
      title: "You get a short proposal",
      description: "A first step, a price range, and the main risk we see, on two or three pages.",
    },
    {
      title: "We start",
      description:
        "With the first step, in your repository and accounts. You decide about the next one when you have seen it.",
    },
  ],
  inShort: "An engineer reads it and replies by e-mail with questions.",
};

/** The steps with the reply time that the owner has set (company.ts), if there is one. */
export function stepsAfterEnquiry({ replyWithin }: Commitments): Point[] {
  if (!replyWithin) return afterTheEnquiry.steps;
  const timed = { ...reply, description: `Within ${replyWithin}. ${reply.description}` };
  return afterTheEnquiry.steps.map((step) => (step === reply ? timed : step));
}
