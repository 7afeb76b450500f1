import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fillEmail } from "../../../netlify/local/fill-email.ts";
import { buildEmailBody } from "../../../netlify/send-email.ts";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../../..", file), "utf8");
const html = read("netlify/email-template.html");
const text = read("netlify/email-template.txt");
const settings = { serviceId: "s", templateId: "t", publicKey: "p", origin: "https://api.example" };

/** The values that the function sends, by the names of the template's variables. */
const variables: Record<string, string> = JSON.parse(
  buildEmailBody(exampleEnquiry, settings),
).template_params;

/** Returns every name in double braces, once. */
const namesIn = (template: string) => [...new Set(template.match(/(?<=\{\{)[^{}]+(?=\}\})/g))].toSorted();

test.each([
  ["html", html],
  ["txt", text],
])("email-template.%s has exactly the variables that are sent, all escaped", (kind, template) => {
  const remedy = `netlify/email-template.${kind} must name each field of src/enquiry/fields.ts as {{its name}}.`;
  expect(namesIn(template), remedy).toEqual(Object.keys(variables).toSorted());
  expect(template).not.toMatch(/\{\{\{|\{\{&/);
});

test("no variable is inside a tag, a comment, the style or the title, where escaping is not enough", () => {
  const outside = html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<(style|title)>.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "");
  expect(outside.match(/\{\{/g)).toHaveLength(html.match(/\{\{/g)!.length);
});

test("the email loads nothing, and its template is within the size that EmailJS accepts", () => {
  expect(html).not.toMatch(/\bsrc=|\bhref=|url\(|@import|@font-face|https?:/);
  expect(html).not.toMatch(/<(?:script|link|img|iframe|form)\b/);
  expect(Buffer.byteLength(html)).toBeLessThan(50_000);
});

test("braces in a value are kept as text", () => {
  const hostile = { ...variables, name: "{{email}}", msg: "{{{name}}} {{ mob }} $0 $1" };
  expect(fillEmail("html", hostile)).toContain("{{{name}}} {{ mob }} $0 $1</pre>");
  expect(fillEmail("txt", hostile)).toContain("\nYours,\n{{email}}\n");
});
