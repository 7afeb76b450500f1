import * as v from "valibot";
import { fields, honeypot, type Field, type FieldName } from "./fields.ts";

/**
 * The address that the form posts to. netlify/functions/enquiry.ts repeats it, because Netlify reads only a
 * literal there.
 */
export const enquiryPath = "/api/enquiry";

export type Enquiry = Record<FieldName, string>;
export type EnquiryMember = FieldName | typeof honeypot.name;
export type EnquiryValues = Record<EnquiryMember, string>;
export type EnquiryErrors = Partial<EnquiryValues>;
export type CheckedEnquiry =
  | { ok: true; enquiry: Enquiry }
  /** `unknown`: the input has a member that no enquiry has. */
  | { ok: false; errors: EnquiryErrors; unknown: boolean };

/** Every member of a request: the fields and the honeypot. */
export const enquiryMembers: readonly EnquiryMember[] = [...fields.map(({ name }) => name), honeypot.name];

/** Characters that an email header must not contain: C0, DEL, C1, line and paragraph separators. */
const controlCharacters = /[\p{Cc}\u2028\u2029]/u;

/** A member that is missing counts as empty. */
const enquirySchema = v.strictObject({
  ...Object.fromEntries(fields.map((field) => [field.name, v.optional(ruleOf(field), "")])),
  [honeypot.name]: v.optional(honeypot.rule, ""),
});

/**
 * A field's own rule, followed by those of every field: one line, unless its control has rows, and its
 * greatest length, if it has one.
 */
function ruleOf({ label, rule, maxLength = Infinity, control }: Field) {
  const name = label.toLowerCase();
  return v.pipe(
    rule,
    v.check(
      (value) => control.rows !== undefined || !controlCharacters.test(value),
      `Please write your ${name} on one line, as plain text`,
    ),
    v.maxLength(
      maxLength,
      // A function, because formatting a number is slow the first time.
      () => `Please keep your ${name} within ${maxLength.toLocaleString("en")} characters`,
    ),
  );
}

/**
 * Checks an enquiry, in the form and in the function alike. Each field gets at most one error: that of the
 * first rule it breaks.
 */
export function checkEnquiry(input: object): CheckedEnquiry {
  const result = v.safeParse(enquirySchema, input, { abortPipeEarly: true });
  if (result.success) {
    const { [honeypot.name]: _, ...enquiry } = result.output;
    return { ok: true, enquiry: enquiry as Enquiry };
  }
  const errors: EnquiryErrors = {};
  let unknown = false;
  for (const issue of result.issues) {
    const key = issue.path?.[0]?.key;
    const member = enquiryMembers.find((candidate) => candidate === key);
    if (!member) unknown = true;
    else errors[member] ??= issue.type === "string" ? "Please send this field as text" : issue.message;
  }
  return { ok: false, errors, unknown };
}
