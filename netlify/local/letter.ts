import { readFileSync } from "node:fs";

type Variables = Readonly<Record<string, string>>;

/** The fields beside the template's content in EmailJS, in its words; netlify/README.md has the owner enter them. */
export const letterFields = {
  "From Name": "Website",
  "Reply To": "{{email}}",
  Subject: "Enquiry from {{name}}",
};

const variable = /\{\{(\w+)\}\}/g;

/** The e-mail that EmailJS makes of an enquiry, as HTML or, for mail programs that show no markup, as text. */
export function fillLetter(kind: "html" | "txt", variables: Variables): string {
  return fillIn(readTemplate(kind), variables, kind === "html" ? escapeHtml : String);
}

/** Variables of an enquiry for which the letter has no place, so that the business would never see them. */
export function unusedVariables(variables: Variables): [name: string, value: string][] {
  const template = readTemplate("html");
  return Object.entries(variables).filter(([name]) => !template.includes(`{{${name}}}`));
}

/** Replaces all variables at once, as EmailJS does: braces in a value stay text, and a missing value is empty. */
export function fillIn(text: string, variables: Variables, escape: (value: string) => string): string {
  return text.replace(variable, (_, name: string) => escape(variables[name] ?? ""));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Read at each use: a change to the template shows when the page is loaded again. */
function readTemplate(kind: "html" | "txt"): string {
  return readFileSync(new URL(`../letter-template.${kind}`, import.meta.url), "utf8");
}
