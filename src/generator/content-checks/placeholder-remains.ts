import { companyFile, readCompany } from "../company/read-company.ts";
import { locateField } from "../content-files/locate-field.ts";

/** Returns a line with place and remedy as long as the company's file describes the placeholder. */
export async function placeholderRemains(file = companyFile, folder?: string): Promise<string[]> {
  const { placeholder } = await readCompany(file, folder);
  if (!placeholder) return [];
  return [
    `${await locateField(file, "company", ["placeholder"])} All of this company is invented, with its address, links, hours and figures. Write what is true of yours, then set placeholder to false.`,
  ];
}

/** The figures of the rule "Team figures". */
const placeholderFigures = new Set(["30+", "5+", "50+", "35+", "30-300%", "25+", "15-40%", "20-35%"]);

/**
 * Returns a question for each team all of whose figures are the placeholder's, which may be an owner's too,
 * once the file describes a company of theirs.
 */
export async function figuresToConfirm(file = companyFile, folder?: string): Promise<string[]> {
  const { placeholder, teamFigures } = await readCompany(file, folder);
  if (placeholder) return [];
  return Promise.all(
    Object.entries(teamFigures)
      .filter(([, figures]) => Object.values(figures).every((figure) => placeholderFigures.has(figure)))
      .map(
        async ([team]) =>
          `${await locateField(file, "company", ["teamFigures", team])} These figures are the placeholder's. Are they true of your team?`,
      ),
  );
}
