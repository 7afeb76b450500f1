import { companyFile, readCompany } from "../company/read-company.ts";
import { locateField } from "../content-files/locate-field.ts";

/** Returns a line with place and remedy as long as the company's file describes the placeholder. */
export async function placeholderRemains(file = companyFile, folder?: string): Promise<string[]> {
  const { placeholder } = await readCompany(file, folder);
  if (!placeholder) return [];
  return [
    `${await locateField(file, "company", ["placeholder"])} All of this company is invented, with its address, links, hours and figures. Write what is true of yours, then false.`,
  ];
}
