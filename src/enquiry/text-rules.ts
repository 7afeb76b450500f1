import * as v from "valibot";

/**
 * Format characters (category Cf) are invisible, and many change the direction of the text. Indian scripts
 * need the joiners.
 */
const formatCharactersButJoiners = /[^\P{Cf}\u200c\u200d]/gu;

/**
 * A name or a message needs at least one of these: a letter, digit, punctuation mark or symbol that is seen.
 * Those in the list are blank although Unicode has no property that says so: the empty braille pattern, the
 * placeholder of an object, two hieroglyphic blanks and a note without a head.
 */
export const visibleCharacter =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

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
 * An email address, with its domain in ASCII ("xn--mnchen-3ya.de"). Removing format characters and replacing
 * the full-width forms of East Asian keyboards ("＠") does not change whose address it is, except for a joiner
 * in a domain. Letters of other scripts before the @ are kept, and the address is refused: not every mail
 * server takes them, and nobody can know which letter was meant.
 */
export const emailAddress = cleanedBy((value) => {
  const address = value
    .replace(formatCharactersButJoiners, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim();
  const domain = /(?<=@)[^@]+$/;
  const withoutJoiners = address.replace(/\p{Cf}/gu, "");
  const host = hostOf(domain.exec(address)?.[0]) ?? hostOf(domain.exec(withoutJoiners)?.[0]);
  return host ? withoutJoiners.replace(domain, host) : withoutJoiners;
});

/**
 * Returns a domain with characters beyond ASCII as every browser, but only some fields for email addresses,
 * would write it; nothing for any other text. That of digits would be read as a number (IPv4).
 */
function hostOf(domain = ""): string | undefined {
  if (!/^[a-z0-9.\P{ASCII}-]*\P{ASCII}[a-z0-9.\P{ASCII}-]*$/iu.test(domain)) return undefined;
  const address = `http://${domain}`;
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  return /[a-z]/.test(host) ? host : undefined;
}

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
