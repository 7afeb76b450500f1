import { existsSync } from "node:fs";
import path from "node:path";
import type * as v from "valibot";
import { companySchema } from "../../content/schemas/company-schema.ts";
import { loadContentFile } from "../content-files/load-content-file.ts";
import type { FieldPath } from "../content-files/locate-field.ts";
import { checkAgainst, describeFaults, type Fault } from "../content-files/schema-faults.ts";
import { sourceFolder } from "../project-paths.ts";

/** Matches values of the placeholder that no company has. */
const invented = /Northlane|@example\.com|00000 00000|Example Road/;

export const companyFile = path.join(sourceFolder, "content/company.ts");

/** A company that keeps to the schema, with a value for each optional fact. */
export type CheckedCompany = v.InferOutput<typeof companySchema>;

/**
 * Returns the company that a file describes; `folder` has its posts and pictures of people. Throws an error
 * with a line for each fault, which has file, line and remedy.
 */
export async function readCompany(
  file = companyFile,
  folder = path.join(sourceFolder, "content"),
): Promise<CheckedCompany> {
  const { output, faults } = checkAgainst(companySchema, await loadContentFile(file, "company"));
  if (output) faults.push(...placeholderValues(output), ...brokenReferences(output, folder));
  if (!output || faults.length > 0)
    throw new Error((await describeFaults(file, "company", faults)).join("\n"));
  return output;
}

/** Returns a fault for each value of the placeholder in the file of a company that is none. */
function placeholderValues(company: CheckedCompany): Fault[] {
  const { placeholder, name, shortName, email, phone, place, socialLinks } = company;
  if (placeholder) return [];
  const values: [keys: FieldPath, value: string][] = [
    [["name"], name],
    [["shortName"], shortName],
    [["email"], email],
    [["phone"], phone],
    [["place", "street"], place.street],
  ];
  return [
    ...values
      .filter(([, value]) => invented.test(value))
      .map(([keys]) => ({ keys, message: "This is the placeholder’s. Write your company’s." })),
    ...socialLinks.flatMap(({ name: network, url }, index) =>
      new URL(url).pathname === "/"
        ? {
            keys: ["socialLinks", index, "url"],
            message: `This is the front page of ${network}. Write the address of your page there, or remove the link.`,
          }
        : [],
    ),
  ];
}

/** Returns a fault for each picture, post and person that the file refers to and that does not exist. */
function brokenReferences({ facts }: CheckedCompany, folder: string): Fault[] {
  const { people, postAuthors, readBy } = facts;
  const isKnown = (name: string) => people.some((person) => person.name === name);
  const faults: Fault[] = [];
  for (const [index, { photo }] of people.entries())
    if (photo && !existsSync(path.join(folder, "people", photo)))
      faults.push({
        keys: ["facts", "people", index, "photo"],
        message: "There is no such picture in src/content/people. Put the file there, or remove the field.",
      });
  for (const [id, name] of Object.entries(postAuthors)) {
    const keys = ["facts", "postAuthors", id];
    if (!existsSync(path.join(folder, "posts", `${id}.mdx`)))
      faults.push({ keys, message: "There is no post of this name in src/content/posts." });
    if (!isKnown(name))
      faults.push({ keys, message: `${name} is not among the people. Add the person first.` });
  }
  if (readBy && !isKnown(readBy))
    faults.push({
      keys: ["facts", "readBy"],
      message: `${readBy} is not among the people. Add the person first.`,
    });
  return faults;
}

/** Returns whether a fact is set: an empty list, or a record without a set field, is not. */
export function isSet(value: unknown): boolean {
  return value !== null && typeof value === "object" ? Object.values(value).some(isSet) : value !== undefined;
}
