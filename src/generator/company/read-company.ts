import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { companySchema } from "../../content/schemas/company-schema.ts";
import { loadContentFile } from "../content-files/load-content-file.ts";
import type { FieldPath } from "../content-files/locate-field.ts";
import { checkAgainst, describeFaults, type Fault } from "../content-files/schema-faults.ts";
import { undrawable } from "../fonts/font-ranges.ts";
import { pictureFault } from "../pictures/published-photo.ts";
import { sourceFolder } from "../project-paths.ts";

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
  const company = await loadContentFile(file, "company");
  const { output, faults } = checkAgainst(companySchema, company);
  const readable = v.parse(readableCompany, company);
  faults.push(
    ...placeholderValues(readable),
    ...undrawableNames(readable),
    ...(await brokenReferences(readable, folder)),
  );
  if (!output || faults.length > 0)
    throw new Error((await describeFaults(file, "company", faults)).join("\n"));
  return output;
}

const text = v.fallback(v.string(), "");

function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries);
  return v.fallback(schema, () => v.parse(schema, {}));
}

const person = record({ name: text, photo: text });

/**
 * Reads the fields that are compared below, even if others break the schema, so that all faults are told at
 * once. A field that cannot be read is empty.
 */
const readableCompany = record({
  placeholder: v.fallback(v.boolean(), true),
  name: text,
  shortName: text,
  email: text,
  phone: text,
  place: record({ street: text, town: text }),
  address: v.fallback(v.array(text), []),
  socialLinks: v.fallback(v.array(record({ name: text, url: text })), []),
  map: record({ latitude: v.fallback(v.number(), 0), longitude: v.fallback(v.number(), 0) }),
  facts: record({
    people: v.fallback(v.optional(v.array(person), []), [{ name: "", photo: "" }]),
    postAuthors: v.fallback(v.record(v.string(), text), {}),
    readBy: text,
  }),
});
type ReadableCompany = v.InferOutput<typeof readableCompany>;

/** Matches values of the placeholder that no company has. */
const invented = /Northlane|@example\.com|00000 00000|Example Road/;

/** Returns a fault for each value of the placeholder in the file of a company that is none. */
function placeholderValues(company: ReadableCompany): Fault[] {
  const { placeholder, name, shortName, email, phone, place, address, socialLinks, map } = company;
  if (placeholder) return [];
  const values: [keys: FieldPath, value: string][] = [
    [["name"], name],
    [["shortName"], shortName],
    [["email"], email],
    [["phone"], phone],
    [["place", "street"], place.street],
    // A line that is the street's field is named there.
    ...address.flatMap((line, index): [FieldPath, string][] =>
      line === place.street ? [] : [[["address", index], line]],
    ),
  ];
  const faults = values
    .filter(([, value]) => invented.test(value))
    .map(([keys]) => ({ keys, message: "This is the placeholder’s. Write your company’s." }));
  for (const [index, { name: network, url }] of socialLinks.entries())
    if (URL.parse(url)?.pathname === "/")
      faults.push({
        keys: ["socialLinks", index, "url"],
        message: `This is the front page of ${network}. Write the address of your page there, or remove the link.`,
      });
  if (map.latitude === 18.5204 && map.longitude === 73.8567)
    faults.push({
      keys: ["map"],
      message:
        "This is the placeholder’s, in the middle of Pune. Write your building’s, or remove the field.",
    });
  return faults;
}

/** Returns a fault for each name with a character that share images cannot show. */
function undrawableNames({ name, shortName, place }: ReadableCompany): Fault[] {
  const names: [keys: FieldPath, value: string][] = [
    [["name"], name],
    [["shortName"], shortName],
    [["place", "town"], place.town],
  ];
  return names.flatMap(([keys, value]) => {
    const [character] = undrawable.exec(value) ?? [];
    return character
      ? [{ keys, message: `Share images cannot show "${character}". Write the name in Latin letters.` }]
      : [];
  });
}

/** Returns a fault for each picture, post and person that the file refers to and that is not there. */
async function brokenReferences({ facts }: ReadableCompany, folder: string): Promise<Fault[]> {
  const { people, postAuthors, readBy } = facts;
  // A name that cannot be read may be the one.
  const isKnown = (name: string) => people.some((known) => !known.name || known.name === name);
  const faults: Fault[] = [];
  for (const [index, { photo }] of people.entries()) {
    const message = photo && (await pictureFault(path.join(folder, "people", photo)));
    if (message) faults.push({ keys: ["facts", "people", index, "photo"], message });
  }
  // Every picture of the folder is cut to a portrait.
  for (const photo of await readdir(path.join(folder, "people")).catch(() => [])) {
    if (photo.startsWith(".") || people.some((known) => known.photo === photo)) continue;
    const message = await pictureFault(path.join(folder, "people", photo));
    if (message) faults.push({ keys: ["facts", "people"], message });
  }
  for (const [id, name] of Object.entries(postAuthors)) {
    const keys = ["facts", "postAuthors", id];
    if (!existsSync(path.join(folder, "posts", `${id}.mdx`)))
      faults.push({ keys, message: "There is no post of this name in src/content/posts." });
    if (name && !isKnown(name))
      faults.push({
        keys,
        message: `${name} is not among the people. Write the whole name, as there, or add the person first.`,
      });
  }
  if (readBy && !isKnown(readBy))
    faults.push({
      keys: ["facts", "readBy"],
      message: `${readBy} is not among the people. Write the whole name, as there, or add the person first.`,
    });
  return faults;
}

/** Returns whether a fact is set: an empty list, or a record without a set field, is not. */
export function isSet(value: unknown): boolean {
  return value !== null && typeof value === "object" ? Object.values(value).some(isSet) : value !== undefined;
}
