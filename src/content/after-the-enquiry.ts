import type { Facts } from "./schemas/company-schema.ts";
import type { TitledText } from "./titled-text.ts";

const reply: TitledText = {
  title: "We reply",
  description: "By email, we tell you what we’d do first and what we need to know before we can quote.",
};

/**
 * The steps after an enquiry, which the contact page shows. The enquiry card has one sentence instead
 * (card-text.ts).
 */
export const afterTheEnquiry: { title: string; steps: TitledText[] } = {
  title: "What happens after you write",
  steps: [
    {
      title: "We read it",
      description: "We pass your message to an engineer who knows the subject.",
    },
    reply,
    {
      title: "We talk",
      description: "We call you at a time that suits you, with an engineer to answer your questions.",
    },
    {
      title: "We propose a first step",
      description: "You get a short proposal with the first step, its price and its main risk.",
    },
    {
      title: "We start",
      description:
        "We begin once you accept the price. When you’ve seen the result, you decide what comes next.",
    },
  ],
};

/** Returns the steps, with the reply time if the owner has set one (company.ts). */
export function stepsAfterEnquiry({ replyWithin }: Pick<Facts, "replyWithin">): TitledText[] {
  if (!replyWithin) return afterTheEnquiry.steps;
  const timedReply = { ...reply, description: `Within ${replyWithin}. ${reply.description}` };
  return afterTheEnquiry.steps.map((step) => (step === reply ? timedReply : step));
}
