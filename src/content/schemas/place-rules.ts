import * as v from "valibot";

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * Accepts the two letters of ISO 3166. Intl knows aliases too, such as "UK" for "GB", so these are refused.
 */
export const countryCode = v.pipe(
  v.string(),
  v.check(
    (code) =>
      /^[A-Z]{2}$/.test(code) &&
      regionNames.of(code) !== undefined &&
      new Intl.Locale(`und-${code}`).region === code,
    'Write the two letters of ISO 3166, such as "DK" for Denmark or "GB" for the United Kingdom.',
  ),
);

/** Accepts the IANA name of a time zone. */
export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'Write the zone by its IANA name, such as "Europe/Copenhagen".'),
);

function isTimeZone(name: string): boolean {
  // Intl also takes offsets and abbreviations, which do not say when the clock changes.
  if (!name.includes("/") && name !== "UTC") return false;
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
