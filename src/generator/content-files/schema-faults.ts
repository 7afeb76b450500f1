import * as v from "valibot";
import { locateField, type FieldPath } from "./locate-field.ts";

/** A fault in a content file: the path of its field, and a sentence that says how to fix it. */
export interface Fault {
  keys: FieldPath;
  message: string;
}

/** Returns a line for each fault, with file, line, field and remedy. */
export async function describeFaults(file: string, exportName: string, faults: Fault[]): Promise<string[]> {
  return Promise.all(
    faults.map(async ({ keys, message }) => `${await locateField(file, exportName, keys)} ${message}`),
  );
}

/** Checks a value against a schema. Returns its output if it keeps to it, and its faults. */
export function checkAgainst<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): { output?: v.InferOutput<Schema>; faults: Fault[] } {
  // Where the schema has no message of its own, Valibot's would speak of types and keys.
  const { success, output, issues = [] } = v.safeParse(schema, value, { message: remedyFor });
  const faults = issues.map(({ path = [], message }) => ({
    keys: path.map(({ key }) => key as string | number),
    message,
  }));
  return success ? { output, faults } : { faults };
}

/** Says what to write instead. */
function remedyFor({ expected, received, type }: v.BaseIssue<unknown>): string {
  if (type === "strict_object" && expected === "never")
    return "There is no field of this name. Correct the name or remove the field.";
  if (expected === '"permission"')
    return "Say who at the client gave permission, and since when. Without permission, leave the reference out.";
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
