import { readFileSync } from "node:fs";

type Variables = Readonly<Record<string, string>>;

/** What the README has entered beside the template's content, in EmailJS's own words for the fields. */
export const letterFields = {
  "From Name": "Website",
  "Reply To": "{{email}}",
  Subject: "Enquiry from {{name}}",
};

/** The e-mail that EmailJS makes of an enquiry when netlify/letter-template.html is pasted there. */
export function letterHtml(variables: Variables): string {
  return fillIn(template("html"), variables, escapeHtml);
}

/** The same for mail programs that show no markup. */
export function letterText(variables: Variables): string {
  return fillIn(template("txt"), variables, (text) => text);
}

/** Variables of an enquiry for which the letter has no place, so that the business would never see them. */
export function unusedVariables(variables: Variables): [name: string, value: string][] {
  const used = new Set(Array.from(template("html").matchAll(variable), ([, name]) => name));
  return Object.entries(variables).filter(([name]) => !used.has(name));
}

/** As EmailJS does it: in one go, so that braces in a value stay text, and with nothing for a missing value. */
export function fillIn(text: string, variables: Variables, escape: (value: string) => string): string {
  return text.replace(variable, (_, name: string) => escape(variables[name] ?? ""));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const variable = /\{\{(\w+)\}\}/g;

/** Read at each use: a change to the template shows when the page is loaded again. */
function template(kind: "html" | "txt"): string {
  return readFileSync(new URL(`../letter-template.${kind}`, import.meta.url), "utf8");
}
