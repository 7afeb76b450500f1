import { readFileSync } from "node:fs";
import { escapeXml } from "../../src/generator/escape-xml.ts";

type Variables = Readonly<Record<string, string>>;

/** The fields of the email template besides its content. netlify/README.md names them too. */
export const emailFields = {
  "From Name": "Website",
  "Reply To": "{{email}}",
  Subject: "Enquiry from {{name}}",
};

const variable = /\{\{(\w+)\}\}/g;

/** The forms of an email: as HTML, as HTML without its styles, and as text. */
export const emailKinds = ["html", "unstyled", "txt"] as const;
type EmailKind = (typeof emailKinds)[number];

export function fillEmail(kind: EmailKind, variables: Variables): string {
  if (kind === "txt") return fillIn(readTemplate("txt"), variables, String);
  const html = readTemplate("html");
  const template = kind === "html" ? html : html.replaceAll(/<style>.*?<\/style>| style="[^"]*"/gs, "");
  return fillIn(template, variables, escapeXml);
}

/**
 * Replaces all variables at once, as EmailJS does: braces in a value stay as they are, and a missing value is
 * empty.
 */
export function fillIn(text: string, variables: Variables, escape: (value: string) => string): string {
  return text.replace(variable, (_, name: string) => escape(variables[name] ?? ""));
}

/** Reads the template at each call, so that a change to it shows when the mailbox's page is loaded again. */
function readTemplate(kind: "html" | "txt"): string {
  return readFileSync(new URL(`../email-template.${kind}`, import.meta.url), "utf8");
}
