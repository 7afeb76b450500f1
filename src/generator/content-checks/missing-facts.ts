import type { Facts } from "../../content/schemas/company-schema.ts";
import { companyFile, isSet, readCompany } from "../company/read-company.ts";
import { locateField } from "../content-files/locate-field.ts";

/** The facts that visitors look for, the most helpful first, each with the question that it answers. */
const questionsByFact: Record<keyof Facts, string> = {
  references: "what you have built, and for whom",
  people: "who works here",
  replyWithin: "how soon you answer",
  amounts: "what it costs to hire you",
  firstMonthPrices: "what a first month costs",
  founded: "how long you have been in business",
  legalName: "who signs the contract",
  registration: "where the company is registered",
  imprint: "who represents the company, and its VAT number; in Germany a duty (Impressum)",
  privacy: "who answers privacy requests, and how long messages are kept",
  teamSize: "how large the team is",
  noticePeriod: "how a team extension ends",
  insurance: "how your work is insured",
  onCall: "who can be called at night",
  certifications: "what you are certified for",
  readBy: "who reads an enquiry",
  payPrinciple: "how you decide what people are paid",
  workplace: "where candidates would work",
  moreTechnologies: "which languages, chips and systems you know",
  clouds: "which clouds and regions you work with",
  postAuthors: "who wrote the posts",
};

/**
 * Returns a heading and a line for each fact that is not set, the most helpful first, with the file and line
 * at which to set it. Returns no line when every fact is set.
 */
export async function missingFacts(file = companyFile, folder?: string): Promise<string[]> {
  const { facts } = await readCompany(file, folder);
  const lines = await Promise.all(
    (Object.entries(questionsByFact) as [keyof Facts, string][])
      .filter(([name]) => !isSet(facts[name]))
      .map(async ([name, question]) => `${await locateField(file, "company", ["facts", name])} ${question}`),
  );
  return lines.length > 0 ? ["Visitors look for these but will not find them:", ...lines] : [];
}
