import type { Facts } from "./schemas/company-schema.ts";
import type { TitledText } from "./titled-text.ts";

/*
 * The words around the facts that the owner may set (company.ts). Each block has an export of its own, which
 * the bundler leaves out together with the block. A fact that only adds to a sentence is in that sentence's
 * file, such as after-the-enquiry.ts.
 */

export const trustSignalNames = {
  founded: "In business since",
  teamSize: "People",
  references: "Built for",
  certifications: "Certified",
};

export const peopleListText = {
  title: "Who works here",
  founder: "founder",
  profileOf: (name: string) => `Profile of ${name}`,
};

export const employerText = {
  title: "What candidates ask first",
  team: "Team",
  place: "Place",
  places: {
    office: "In our office. The address is at the foot of the page.",
    remote: "From where you live.",
    both: "In our office or from where you live, depending on that week’s work.",
  } satisfies Record<NonNullable<Facts["workplace"]>, string>,
  pay: "Pay",
};

export const referenceListText = {
  title: "What we have built for clients",
  titleOfService: "What we have built",
  result: "Result",
  linkTo: (client: string) => `See it at ${client}`,
};

export const cloudListTitle = "Clouds and regions";

export const moreTechnologiesTitle = "We also work with";

export const readerTitle = "Who reads your message";

/** The price of a service's first month, beside others that have one. */
export const priceOnRequest = "On request";

export const teamSizeSentence = (teamSize: number) =>
  `${teamSize} ${teamSize === 1 ? "person works" : "people work"} here.`;

export const replySentence = (replyWithin: string) => `You’ll have an answer within ${replyWithin}.`;

export const firstMonthPriceSentence = (price: string) => `The first month costs ${price}.`;

/** Returns the terms that the owner has set, beside those of src/content/working-with-us.ts. */
export function ownTerms({ insurance, onCall }: OwnTerms): TitledText[] {
  const terms: [title: string, description: string | false | undefined][] = [
    ["Someone to call", onCall],
    ["Insured work", insurance],
  ];
  return terms.flatMap(([title, description]) => (description ? [{ title, description }] : []));
}

type OwnTerms = Pick<Facts, "insurance" | "onCall">;
