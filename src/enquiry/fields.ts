import * as v from "valibot";
import { digits, emailAddress, line, lines, visibleCharacter } from "./text-rules.ts";

export interface Field<Name extends string = string> {
  /** The name of the control in the form, and of the member in the request. */
  name: Name;
  label: string;
  /** Cleans a value and checks it. A rule that accepts an empty text makes the field optional. */
  rule: v.GenericSchema<string>;
  /** A value that the rule accepts, for the test enquiry of npm run doctor. */
  example: string;
  /**
   * Of the cleaned value, in UTF-16 code units; that of the message includes the enclosures
   * (compose-message.ts). The control has no such limit: a browser would silently cut off what is pasted.
   */
  maxLength?: number;
  /** The other properties of the control. A control with `rows` takes several lines. */
  control: { hint?: string; autoComplete?: string; spellCheck?: boolean } & (
    | { rows: number }
    | { rows?: never; type?: "email" | "tel" | "url"; inputMode?: "numeric" | "decimal" }
  );
}

/**
 * RFC 5321: at most 64 characters before the @, with no dot at either end and no two in a row; at least one
 * dot after it.
 */
const emailShape = /^(?!\.)(?!.*\.\.)[^@]{1,64}(?<!\.)@[^@]+\.[^@]+$/;

/**
 * The fields that a visitor fills in, in the order of the form (rule "Fields"). The form, the checks in the
 * browser and in the function, the request, the email and the text for the visitor's own mail program follow
 * from this list.
 */
export const fields = defineFields([
  {
    name: "name",
    label: "Name",
    rule: v.pipe(line, v.regex(visibleCharacter, "Please enter your name")),
    example: "Test by npm run doctor",
    maxLength: 100,
    control: { autoComplete: "name", spellCheck: false },
  },
  {
    name: "email",
    label: "Email",
    rule: v.pipe(
      emailAddress,
      v.nonEmpty("Please enter your email"),
      v.rfcEmail("Please enter a valid email"),
      v.regex(emailShape, "Please enter a valid email"),
    ),
    example: "doctor@example.com",
    // RFC 5321, section 4.5.3.1.3.
    maxLength: 254,
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
    example: "0000000000",
    control: {
      inputMode: "numeric",
      autoComplete: "tel-national",
      hint: "Ten digits, without the country code or leading 0. Not ten? Email us",
    },
  },
  {
    name: "message",
    label: "Message",
    rule: v.pipe(lines, v.regex(visibleCharacter, "Please enter your message")),
    example: "Please ignore this test.",
    maxLength: 5000,
    control: { rows: 4, hint: "What you have today, what should change, and any key dates" },
  },
]);

export type FieldName = (typeof fields)[number]["name"];

/**
 * A field that visitors do not see, so only a program that sends spam fills it in. To such a program the
 * name has to look like that of an ordinary field, but it must not be one that a browser fills in for the
 * visitor, such as "company" or "website".
 */
export const honeypot = {
  name: "letterhead",
  label: "Leave empty",
  rule: v.pipe(v.string(), v.maxLength(0, "Please leave this field empty")),
} as const;

/** Infers the names as literal types, so that the compiler refuses a field that does not exist. */
function defineFields<Name extends string>(list: Field<Name>[]): readonly Field<Name>[] {
  return list;
}

/** Returns whether a field with this rule has to be filled in. */
export function isRequired(rule: Field["rule"]): boolean {
  return !v.is(rule, "");
}
