import { company } from "../src/content/company.ts";
import type { Company } from "../src/content/company-schema.ts";

/** One fact of each group: each block must stand without its neighbours. Nobody in it exists. */
export const sparseCompany: Company = {
  ...company,
  facts: {
    founded: 2014,
    people: [{ name: "First Engineer", role: "Managing director", sentence: "Reads each enquiry." }],
    references: [
      {
        client: "First Client",
        built: "An ordering portal for 400 dealers.",
        result: "An order that is sent twice arrives once.",
        permission: { by: "Head of sales, First Client", since: "2026-01-31" },
        services: ["web-development"],
      },
    ],
    replyWithin: "two working days",
    noticePeriod: "30 days",
    workplace: "remote",
    privacy: { keptFor: "24 months after the last one" },
  },
};
