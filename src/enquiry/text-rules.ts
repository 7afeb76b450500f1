import * as v from "valibot";

/** Invisible and direction-changing characters. Joiners (U+200C, U+200D) stay: Devanagari needs them. */
const invisibleCharacters = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Joiners and other invisible characters alone are not a name or a message. */
export const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Any text, in the form that Unicode prefers. */
export const text = v.pipe(
  v.string(),
  v.transform((value) => value.toWellFormed().normalize("NFC")),
);

/** A text of one line, without what hides in it or turns it around. */
export const line = v.pipe(
  text,
  v.transform((value) => value.replace(invisibleCharacters, "").trim()),
);

/** A text of several lines, without control characters but tabs and line feeds. */
export const lines = v.pipe(
  text,
  v.transform((value) =>
    value
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  ),
);
