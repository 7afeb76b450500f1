import type { BaseIssue } from "valibot";
import { locateField, type FieldPath } from "./locate-field.ts";

/** A fault in a content file: the path of its field, and a sentence that says how to fix it. */
export interface Fault {
  keys: FieldPath;
  message: string;
}

/** Returns a line for each fault, with file, line, field and remedy. */
export async function describeFaults(file: string, faults: Fault[]): Promise<string[]> {
  return Promise.all(faults.map(async ({ keys, message }) => `${await locateField(file, keys)} ${message}`));
}

/**
 * Turns an issue of Valibot into a fault. Valibot's own messages speak of types and keys; a fault says what
 * to write.
 */
export function schemaFault(issue: BaseIssue<unknown>): Fault {
  const keys = (issue.path ?? []).map(({ key }) => key as string | number);
  return { keys, message: remedyFor(issue) };
}

function remedyFor({ message, expected, received, type }: BaseIssue<unknown>): string {
  if (!message.startsWith("Invalid ")) return message;
  if (type === "strict_object" && expected === "never")
    return "There is no field of this name. Correct the name or remove the field.";
  if (received === "undefined") return "This field is missing or undefined.";
  if (type === "string") return 'Write text between quotation marks: "...".';
  if (type === "picklist")
    return `Write one of ${expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", ", ")}.`;
  if (type === "email") return "Write an email address.";
  return `Write ${typeNames[type] ?? expected}; this is ${received}.`;
}

const typeNames: Record<string, string> = {
  number: "a number, without quotation marks",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list: [...]",
  strict_object: "a record: { ... }",
};
