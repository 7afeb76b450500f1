import type { Facts } from "./company-schema.ts";
import type { Point } from "./service-details.ts";

const reply: Point = {
  title: "We reply with questions",
  description: "You get an e-mail with the few that matter most and the service we would start with.",
};

/** What follows on an enquiry: in full on the contact page, in one line beside the card's button. */
export const afterTheEnquiry: { title: string; steps: Point[]; inShort: string } = {
  title: "What happens after you write",
  steps: [
    {
      title: "An engineer reads it",
      description:
        "Your message reaches our mailbox as you typed it and goes to whoever knows your subject best.",
    },
    reply,
    {
      title: "We talk",
      description:
        "You choose an hour in your own time zone, and we sign a confidentiality agreement first if you want one.",
    },
    {
      title: "You get a short proposal",
      description:
        "Two or three pages name a first step, the main risk and an estimate as a range, which becomes a fixed price once we agree the scope.",
    },
    {
      title: "We take the first step",
      description:
        "It runs in your repository and accounts. Once you have seen the result, you decide about the next.",
    },
  ],
  inShort: "A person reads it and replies by e-mail with questions.",
};

/** The steps with the reply time that the owner has set (company.ts), if there is one. */
export function stepsAfterEnquiry({ replyWithin }: Pick<Facts, "replyWithin">): Point[] {
  if (!replyWithin) return afterTheEnquiry.steps;
  const timed = { ...reply, description: `Within ${replyWithin}. ${reply.description}` };
  return afterTheEnquiry.steps.map((step) => (step === reply ? timed : step));
}
