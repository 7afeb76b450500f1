import * as v from "valibot";

/** Format characters (category Cf): invisible, many change direction. The joiners are kept: Indian scripts need them. */
const formatCharactersButJoiners = /[^\P{Cf}\u200c\u200d]/gu;

/** Joiners and other invisible characters alone are not a name or a message. */
export const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** A text of one line, without invisible characters. A tab, as between the cells of a spreadsheet, becomes a space. */
export const line = cleanedBy((value) =>
  value.replace(formatCharactersButJoiners, "").replaceAll("\t", " ").trim(),
);

/** A text of several lines, without control characters but tabs and line feeds. */
export const lines = cleanedBy((value) =>
  value
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim(),
);

/**
 * An e-mail address as it is read on the screen. A valid one is ASCII, so format characters and the full-width forms of
 * East Asian keyboards ("＠") can be replaced without changing whose address it is. Look-alikes of other scripts stay, and
 * are refused: nobody can know which letter was meant.
 */
export const address = cleanedBy((value) =>
  value
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim(),
);

/**
 * What phones, address books and documents put between the digits of a number: spaces, dashes, format characters, tabs,
 * brackets, dots and slashes. The minus sign is no dash to Unicode.
 */
const separators = /[\p{Zs}\p{Pd}\p{Cf}\p{Ps}\p{Pe}\t−./\\·•‧∙⋅・．⁄∕／]/gu;

/** A number without what separates its digits, and with the digits of every script as 0 to 9. */
export const digits = cleanedBy((value) =>
  value
    .replace(separators, "")
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim(),
);

/** Any text, cleaned, in the form that Unicode prefers. */
function cleanedBy(clean: (value: string) => string) {
  return v.pipe(
    v.string(),
    v.transform((value) => clean(value.toWellFormed()).normalize("NFC")),
  );
}

/** Unicode keeps the digits of a script together, from 0 to 9, and starts the next script's after a 9 or a gap. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
