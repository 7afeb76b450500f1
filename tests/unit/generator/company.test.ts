import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { factNames } from "../../../src/content/schemas/company-schema.ts";
import { readCompany } from "../../../src/generator/company/read-company.ts";
import { missingFacts } from "../../../src/generator/content-checks/missing-facts.ts";
import {
  figuresToConfirm,
  placeholderRemains,
} from "../../../src/generator/content-checks/placeholder-remains.ts";
import { locateField } from "../../../src/generator/content-files/locate-field.ts";
import { company as exampleCompany } from "../../examples/company.ts";

const examples = path.join(import.meta.dirname, "../../examples");
const example = path.join(examples, "company.ts");
const content = path.join(examples, "content");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(import.meta.dirname, "../../../node_modules/.cache-company-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the faults that the build finds in the example company after one change. */
async function faultsOf(find: string | RegExp, put: string): Promise<string[]> {
  const source = await readFile(example, "utf8");
  const changed = source
    .replace(find, () => put)
    .replaceAll("../../src", path.join(import.meta.dirname, "../../../src"));
  const file = path.join(folder, `${Math.random()}.ts`);
  await writeFile(file, changed);
  return readCompany(file, content).then(
    () => [],
    (error: Error) => error.message.split("\n"),
  );
}

const nextYear = new Date().getUTCFullYear() + 1;

describe("the company's file", () => {
  test("may set every fact", async () => {
    expect(await readCompany(example, content)).toEqual(exampleCompany);
  });

  test("may leave a fact out, or set it to undefined", async () => {
    expect(await faultsOf(/ {4}postAuthors: .*/, "")).toEqual([]);
    expect(await faultsOf(/ {4}postAuthors: .*/, "postAuthors: undefined,")).toEqual([]);
  });

  test.each([
    ["a year in the future", "founded: 2014", `founded: ${nextYear}`, /facts\.founded: .*future/],
    ["a number of another form", "U72900PN2014PTC000000", "1234", /registration\.number: .*CIN/],
    ["a picture that is missing", "first.svg", "nobody.svg", /people\[1\]\.photo: There is no picture/],
    [
      "a picture that is none",
      "first.svg",
      "../posts/newer-post.mdx",
      /people\[1\]\.photo: .*cannot be read/,
    ],
    ["a phone number with a digit that is not dialled", "+45 00", "+45 (0)", /phone: .*country code/],
    ["a town that share images cannot show", 'town: "Aarhus"', 'town: "София"', /place\.town: .*Latin/],
    [
      "a reference without permission",
      /\{\s+client: "First Client",.*?permission: \{[^}]*\},/s,
      '{ client: "First Client", built: "A portal.", result: "It works.",',
      /references\[0\]\.permission: .*permi/,
    ],
    [
      "a field that is misspelt",
      'link: "https://www.example.com/first',
      'lnik: "https://www.example.com/first',
      /lnik: .*name/,
    ],
    ["a permission in the future", '"2025-06-30"', `"${nextYear}-06-30"`, /permission\.since: .*future/],
    ["an author who is nobody", '"Third Engineer", "older', '"Nobody", "older', /postAuthors.*Nobody/],
    ["a post that does not exist", '"older-post"', '"no-such-post"', /postAuthors.*no post/],
    ["a reader who is nobody", 'readBy: "First Engineer"', 'readBy: "Nobody"', /readBy: Nobody/],
    ["a link that is none", "https://www.example.com/first-client", "first-client", /references\[0\]\.link/],
    ["the placeholder's email", "hej@aaben.example", "hello@example.com", /email: .*placeholder/],
    ["the placeholder's street", "Eksempelvej 12, 3. th.", "12 Example Road", /place\.street: .*placeholder/],
    ["the placeholder's postal address", '["Eksempelvej', '["12 Example Road', /address\[0\]: .*placeholder/],
    [
      "the placeholder's map",
      "  teamFigures:",
      "  map: { latitude: 18.5204, longitude: 73.8567 },\n  teamFigures:",
      /map: .*placeholder/,
    ],
    [
      "a map with its numbers exchanged",
      "  teamFigures:",
      "  map: { latitude: 10.2, longitude: -156.1 },\n  teamFigures:",
      /map\.longitude: .*time zone/,
    ],
    ["an hour of another form", 'start: "09:30"', 'start: "9:30"', /workingDay\.start: .*"09:30"/],
    ["a working day that has no end", 'end: "18:30"', 'end: "00:30"', /place\.workingDay: .*end/],
    ["a network's front page", "/company/example-works", "/", /socialLinks\[0\]\.url: .*front page/],
    [
      "an address with a field that is not set",
      '"8000 Aarhus C"',
      "`${undefined} 8000`",
      /address\[1\]: .*not set/,
    ],
    ["an address with an empty part", '"Denmark"]', '", Denmark"]', /address\[2\]: .*comma/],
    ["a day that does not exist", '"2025-06-30"', '"2025-02-30"', /permission\.since: .*calendar/],
    ["a zone that does not exist", "Europe/Copenhagen", "Europe/Aarhus", /place\.timeZone: .*IANA/],
    ["a country without a code", 'countryCode: "DK"', 'countryCode: "UK"', /place\.countryCode: .*ISO 3166/],
  ])("is refused for %s, in one message that names field and line", async (_, find, put, fault) => {
    const lines = await faultsOf(find, put);
    expect(lines).toEqual([expect.stringMatching(fault)]);
    const before = (await readFile(example, "utf8")).split(find)[0]!;
    expect(lines[0]).toContain(`.ts:${before.split("\n").length} `);
  });

  test("is refused for a file among the pictures that is none", async () => {
    const copy = path.join(folder, "content");
    await cp(content, copy, { recursive: true });
    await writeFile(path.join(copy, "people/credits.txt"), "By First Engineer");
    await expect(readCompany(example, copy)).rejects.toThrow("credits.txt cannot be read");
  });

  test("is refused for all its faults at once, those outside the schema included", async () => {
    const source = await readFile(example, "utf8");
    const find = source.slice(source.indexOf("  tagline:"), source.indexOf("  place:"));
    const phone = '  email: "hello@example.com",\n  phone: "+91 00000 00000",\n';
    const faults = (await faultsOf(find, phone)).map((line) => /:\d+ (\S+):/.exec(line)![1]);
    expect(faults).toEqual(["tagline", "email", "phone"]);
  });

  test.each([
    ["place", 3],
    ["address", "12 Example Road"],
    ["socialLinks", { name: "LinkedIn" }],
    ["socialLinks", [null]],
    ["map", 12],
    ["facts", { people: "First Engineer" }],
    ["facts", null],
  ])("is refused for the field %s alone when that is %j", async (field, value) => {
    const file = path.join(folder, `${Math.random()}.ts`);
    await writeFile(file, `export const company = ${JSON.stringify({ ...exampleCompany, [field]: value })};`);
    await expect(readCompany(file, content)).rejects.toThrow(new RegExp(`^[^\\n]*:1 ${field}[^\\n]*$`));
  });

  test("is refused with the line in a constant that it names", async () => {
    const file = path.join(folder, "constant.ts");
    await writeFile(
      file,
      'export const before = {};\nexport const company = { place } as const;\nconst place = {\n  town: "",\n};\n',
    );
    const line = (field: string) => locateField(file, "company", ["place", field]);
    expect(await line("town")).toMatch(/constant\.ts:4 place\.town:$/);
    expect(await line("street")).toMatch(/constant\.ts:3 place\.street:$/);
  });
});

test("the placeholder is named, with its line, until the file says that it is none", async () => {
  expect(await placeholderRemains(example, content)).toEqual([]);
  const file = path.join(folder, "placeholder.ts");
  await writeFile(
    file,
    `export const company =\n${JSON.stringify({ ...exampleCompany, placeholder: true })};`,
  );
  expect(await placeholderRemains(file, content)).toEqual([
    expect.stringMatching(/placeholder\.ts:2 placeholder: .*Write/),
  ]);
});

test("the placeholder's figures are asked about in the file of a company that is none", async () => {
  expect(await figuresToConfirm(example, content)).toEqual([]);
  const file = path.join(folder, "figures.ts");
  const teamFigures = {
    ...exampleCompany.teamFigures,
    dataScience: { scientists: "25+", revenue: "15-40%", costs: "20-35%" },
  };
  await writeFile(file, `export const company = ${JSON.stringify({ ...exampleCompany, teamFigures })};`);
  expect(await figuresToConfirm(file, content)).toEqual([
    expect.stringMatching(/figures\.ts:1 teamFigures\.dataScience: .*true/),
  ]);
});

describe("the list of missing facts", () => {
  test("is empty when every fact is set", async () => {
    expect(await missingFacts(example, content)).toEqual([]);
  });

  test("names every fact that is not set", async () => {
    // This company has no fact, whatever the owner's file has set.
    const bare = path.join(folder, "bare.ts");
    await writeFile(bare, `export const company = ${JSON.stringify({ ...exampleCompany, facts: {} })};`);
    const names = factNames.map((name) => expect.stringContaining(`facts.${name}:`));
    const [, ...missing] = await missingFacts(bare, content);
    expect(missing).toHaveLength(factNames.length);
    for (const line of missing) expect(names).toContainEqual(line);
  });
});
