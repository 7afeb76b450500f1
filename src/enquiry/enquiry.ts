import * as v from "valibot";

/** Where the browser posts an enquiry. netlify/functions/enquiry.ts repeats it as the literal its bundler needs. */
export const enquiryPath = "/api/enquiry";

/** In UTF-16 code units, like HTML's maxlength. E-mail: RFC 5321 section 4.5.3.1.3. */
export const maxLengths = { name: 100, email: 254, phone: 24, message: 5000 };

/** Members that a line of an e-mail header must not hold: C0, DEL, C1, line and paragraph separators. */
const controlCharacters = /[\p{Cc}\u2028\u2029]/u;

/** Invisible and direction-changing characters. Joiners (U+200C, U+200D) stay: Devanagari needs them. */
const invisibleCharacters = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Joiners and other invisible characters alone are not a name or a message. */
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Local part: no dot first, last or twice, at most 64 characters; domain: at least one dot (RFC 5321). */
const emailShape = /^(?!\.)(?!.*\.\.)[^@]{1,64}(?<!\.)@[^@]+\.[^@]+$/;

const normalized = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed().normalize("NFC")),
);

const name = v.pipe(
  normalized,
  v.transform((text) => text.replace(invisibleCharacters, "").trim()),
  v.regex(visibleCharacter, "Please enter your name"),
  v.check((text) => !controlCharacters.test(text), "Please write your name on one line, as plain text"),
  v.maxLength(maxLengths.name, `Please keep your name within ${maxLengths.name} characters`),
);

const email = v.pipe(
  normalized,
  v.trim(),
  v.nonEmpty("Please enter your email"),
  v.maxLength(maxLengths.email, "Please enter a valid email"),
  v.rfcEmail("Please enter a valid email"),
  v.regex(emailShape, "Please enter a valid email"),
);

const phone = v.pipe(
  normalized,
  v.trim(),
  v.nonEmpty("Please enter your phone number"),
  v.regex(/^[0-9]{10}$/, "Please enter a valid 10-digit number"),
);

const message = v.pipe(
  normalized,
  v.transform((text) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  ),
  v.regex(visibleCharacter, "Please enter your message"),
  v.maxLength(
    maxLengths.message,
    `Please keep your message within ${maxLengths.message.toLocaleString("en")} characters`,
  ),
);

/** Rule "Fields"; a member that is missing counts as empty. */
const enquirySchema = v.strictObject({
  name: v.optional(name, ""),
  email: v.optional(email, ""),
  phone: v.optional(phone, ""),
  message: v.optional(message, ""),
  /** The honeypot: a field no visitor sees. */
  letterhead: v.optional(v.pipe(v.string(), v.maxLength(0, "Please leave this field empty")), ""),
});

export type Enquiry = Omit<v.InferOutput<typeof enquirySchema>, "letterhead">;
export type EnquiryField = keyof v.InferOutput<typeof enquirySchema>;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;
export type CheckedEnquiry =
  | { ok: true; enquiry: Enquiry }
  | {
      ok: false;
      errors: EnquiryErrors;
      /** A member that an enquiry does not have; the first, when there are more. */ unknown: string[];
    };

/** Every member of an enquiry, the honeypot included. */
export const enquiryFields = Object.keys(enquirySchema.entries) as EnquiryField[];

/** Validates an enquiry, in the form and in the function alike: one message a field, the first rule it breaks. */
export function checkEnquiry(input: object): CheckedEnquiry {
  const result = v.safeParse(enquirySchema, input, { abortPipeEarly: true });
  if (result.success) {
    const { letterhead: _, ...enquiry } = result.output;
    return { ok: true, enquiry };
  }
  const errors: EnquiryErrors = {};
  const unknown: string[] = [];
  for (const issue of result.issues) {
    const key = issue.path?.[0]?.key;
    const field = enquiryFields.find((candidate) => candidate === key);
    if (!field) unknown.push(String(key));
    else errors[field] ??= issue.type === "string" ? "Please send this field as text" : issue.message;
  }
  return { ok: false, errors, unknown };
}
