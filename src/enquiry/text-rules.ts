import * as v from "valibot";

/**
 * Format characters (category Cf) are invisible, and many change the direction of the text. Indian scripts
 * need the joiners.
 */
const formatCharactersButJoiners = /[^\P{Cf}\u200c\u200d]/gu;

/** A name or a message needs at least one of these, because invisible characters alone say nothing. */
export const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * A text of one line, without format characters. A tab, as spreadsheets put between cells, becomes a space.
 */
export const line = cleanedBy((value) =>
  value.replace(formatCharactersButJoiners, "").replaceAll("\t", " ").trim(),
);

/** A text of several lines, whose only control characters are tabs and line feeds. */
export const lines = cleanedBy((value) =>
  value
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim(),
);

/**
 * An email address. A valid one is ASCII, so removing format characters and replacing the full-width forms
 * of East Asian keyboards ("＠") does not change whose address it is. Similar letters of other scripts are
 * kept, and the address is refused: nobody can know which letter was meant.
 */
export const emailAddress = cleanedBy((value) =>
  value
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim(),
);

/**
 * Characters that phones, address books and documents put between the digits of a number: spaces, dashes,
 * format characters, tabs, brackets, dots and slashes. The minus sign stands apart because Unicode does not
 * class it as a dash.
 */
const separators = /[\p{Zs}\p{Pd}\p{Cf}\p{Ps}\p{Pe}\t−./\\·•‧∙⋅・．⁄∕／]/gu;

/** A number without its separators. The digits of every script become 0 to 9. */
export const digits = cleanedBy((value) =>
  value
    .replace(separators, "")
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim(),
);

/** A rule that cleans a text, and then gives it Unicode's composed form (NFC). */
function cleanedBy(clean: (value: string) => string) {
  return v.pipe(
    v.string(),
    v.transform((value) => clean(value.toWellFormed()).normalize("NFC")),
  );
}

/**
 * Unicode gives each script ten consecutive digits, 0 to 9, so the value follows from the distance to the
 * start of a run.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
