import * as v from "valibot";
import { address, digits, line, lines, visibleCharacter } from "./text-rules.ts";

export interface Field<Name extends string = string> {
  /** Of the control in the form and of the member in the request. */
  name: Name;
  label: string;
  /** Cleans a value and judges it. A rule that takes an empty text makes the field optional. */
  rule: v.GenericSchema<string>;
  /** In UTF-16 code units, like HTML's maxlength: of what is typed or pasted, and of what the rule makes of it. */
  maxLength: number;
  /** Everything else about the control; one with `rows` has several lines. */
  control: { hint?: string; autoComplete?: string; spellCheck?: boolean } & (
    | { rows: number }
    | { rows?: never; type?: "email" | "tel" | "url"; inputMode?: "numeric" | "decimal" }
  );
}

/** RFC 5321 section 4.5.3.1.3. */
const longestEmail = 254;

/** Local part: no dot first, last or twice, at most 64 characters; domain: at least one dot (RFC 5321). */
const emailShape = /^(?!\.)(?!.*\.\.)[^@]{1,64}(?<!\.)@[^@]+\.[^@]+$/;

/**
 * The fields that a visitor fills in, in the order of the form (Rule "Fields"). The form, the rules in browser and function, the request, the
 * e-mail and the text for the visitor's own mail program follow from it.
 */
export const fields = defineFields([
  {
    name: "name",
    label: "Name",
    rule: v.pipe(line, v.regex(visibleCharacter, "Please enter your name")),
    maxLength: 100,
    control: { autoComplete: "name", spellCheck: false },
  },
  {
    name: "email",
    label: "Email",
    rule: v.pipe(
      address,
      v.nonEmpty("Please enter your email"),
      v.maxLength(longestEmail, "Please enter a valid email"),
      v.rfcEmail("Please enter a valid email"),
      v.regex(emailShape, "Please enter a valid email"),
    ),
    // Leaves room for the invisible characters that may be pasted with an address.
    maxLength: 320,
    control: { type: "email", autoComplete: "email", spellCheck: false },
  },
  {
    name: "phone",
    label: "Phone",
    rule: v.pipe(
      digits,
      v.nonEmpty("Please enter your phone number"),
      v.regex(/^[0-9]{10}$/, "Please enter a valid 10-digit number"),
    ),
    // Leaves room for what may be pasted between the digits: a browser cuts off the rest without a word.
    maxLength: 64,
    control: {
      type: "tel",
      inputMode: "numeric",
      autoComplete: "tel-national",
      hint: "Ten digits. UK: leave out the first 0",
    },
  },
  {
    name: "message",
    label: "Message",
    rule: v.pipe(lines, v.regex(visibleCharacter, "Please enter your message")),
    maxLength: 5000,
    control: { rows: 4, hint: "What exists today, what should change, and any date that matters" },
  },
]);

export type FieldName = (typeof fields)[number]["name"];

/** Keeps the names as types: a field that does not exist fails the type check. */
function defineFields<Name extends string>(list: Field<Name>[]): readonly Field<Name>[] {
  return list;
}
