import { company } from "./company.ts";
import type { Facts } from "./schemas/company-schema.ts";

const writtenFacts = Object.fromEntries(
  Object.entries(company.facts).filter(([, fact]) => fact !== undefined),
);

/** The optional facts of the company, with an empty list or record for each that the owner has left out. */
export const facts: Facts = {
  imprint: [],
  people: [],
  postAuthors: {},
  references: [],
  certifications: [],
  clouds: [],
  moreTechnologies: [],
  firstMonthPrices: {},
  amounts: {},
  privacy: {},
  ...writtenFacts,
};
