import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { customProperties, themeRules } from "../../../src/styles/custom-properties.ts";
import { sizes } from "../../../src/styles/tokens.ts";

const source = path.resolve(import.meta.dirname, "../../../src");
const read = (file: string) => readFileSync(path.join(source, file), "utf8");

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).map((file) =>
  file.replaceAll("\\", "/"),
);
/** The pictures of posts may have any colours. */
const drawings = files.filter((file) => /^content\/images\/(?!posts\/).*\.svg$/.test(file));
/** The email cannot read tokens.ts either. */
const emailTemplate = "../netlify/email-template.html";
/** The code that may contain colours. src/content is left out because its texts mention colours and "#1". */
const code = files.filter((file) => /\.(?:tsx?|js|css|html)$/.test(file) && !file.startsWith("content/"));

const colourPattern =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|(?:ok)?la[bc]|(?:ok)?lch|color)\(/gi;
/** Matches a colour by name, such as darkred. */
const namePattern = /(?<=(?:color|fill|stroke)(?:: |="))(?!(?:none|currentColor|inherit)\b)[a-z]+(?=[;"])/gi;

const coloursIn = (text: string) => text.match(colourPattern) ?? [];
/** Writes "#FFF" as "#ffffff". */
const longForm = (colour: string) => colour.toLowerCase().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");

test("no colour is written outside tokens.ts and the drawings", () => {
  const found = code
    .filter((file) => file !== "styles/tokens.ts")
    .flatMap((file) => coloursIn(read(file)).map((colour) => `${file}: ${colour}`));
  expect(found).toEqual([]);
});

test("drawings and the email, which cannot read tokens.ts, have only colours of tokens.ts", () => {
  const known = new Set(coloursIn(read("styles/tokens.ts")).map(longForm));
  const unknown = [...drawings, emailTemplate].toSorted().flatMap((file) => {
    const text = read(file);
    const colours = [...coloursIn(text), ...(text.match(namePattern) ?? [])].map(longForm);
    const own = colours.filter((colour) => !known.has(colour));
    return own.length > 0 ? `${file}: ${own.length} times ${[...new Set(own)].join(", ")}` : [];
  });
  expect(drawings.length).toBeGreaterThan(10);
  const remedy = "These files cannot read src/styles/tokens.ts: put the new colour into each of them.";
  expect(unknown, remedy).toEqual([]);
});

test("styles read only custom properties that are declared", () => {
  const texts = code.map(read);
  const declarations = [...texts, ...customProperties(sizes), themeRules()].join("\n");
  /** Scripts declare them as "--x", in an object or as an argument. */
  const declared = new Set(declarations.match(/--[\w-]+(?=:|"[:,])/g));
  const used = new Set(texts.flatMap((text) => text.match(/(?<=var\()--[\w-]+(?=\))/g) ?? []));
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});
