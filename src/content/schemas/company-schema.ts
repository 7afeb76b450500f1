import * as v from "valibot";
import { offsetAt } from "../../time/time-zone.ts";
import { serviceSlugs } from "../slugs.ts";
import { pastDate } from "./calendar-day.ts";
import { countryCode, timeZone } from "./place-rules.ts";

const text = v.pipe(
  v.string(),
  v.check((words) => words.trim() !== "", "Write something, or remove the field."),
);
const addressLine = v.pipe(
  text,
  v.check((words) => !/\bundefined\b/.test(words), "A field that this line is made of is not set."),
  v.check(
    (line) => line.split(",").every((part) => part.trim() !== ""),
    "There is nothing before or after a comma. Correct the line.",
  ),
);
const link = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s/]+\.\S+$/, "Write an address that begins with https://."),
);
const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[03]0$/, 'Write a full or half hour with two digits, such as "09:30".'),
);

/** The forms of the numbers of known registers. The numbers of other registers are not checked. */
const registrationForms: Record<string, RegExp> = {
  CIN: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
  LLPIN: /^[A-Z]{3}-?\d{4}$/,
  GSTIN: /^\d{2}[A-Z]{5}\d{4}[A-Z]\d[A-Z\d]Z[A-Z\d]$/,
};

const serviceList = v.pipe(
  v.array(v.picklist(serviceSlugs)),
  v.nonEmpty("Name the services on whose pages it is shown."),
);

const person = v.strictObject({
  name: text,
  role: text,
  sentence: text,
  /** The name of a picture in src/content/people. */
  photo: v.optional(text),
  profile: v.optional(link),
  founder: v.optional(v.boolean()),
});

const reference = v.strictObject({
  client: text,
  built: text,
  result: text,
  quote: v.optional(v.strictObject({ text, by: text })),
  permission: v.strictObject({ by: text, since: pastDate }),
  link: v.optional(link),
  services: serviceList,
});

const facts = v.strictObject({
  founded: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1800, "Write the year with four digits."),
      v.check((year) => year <= new Date().getUTCFullYear(), "This year is in the future."),
    ),
  ),
  legalName: v.optional(text),
  registration: v.optional(
    v.pipe(
      v.strictObject({ register: text, number: text }),
      v.forward(
        v.check(
          ({ register, number }) => registrationForms[register]?.test(number) ?? true,
          ({ input: { register } }) => `This does not look like a ${register}. Copy it from the certificate.`,
        ),
        ["number"],
      ),
    ),
  ),
  imprint: v.optional(v.array(text), []),
  teamSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  people: v.optional(v.array(person), []),
  postAuthors: v.optional(v.record(v.string(), text), {}),
  references: v.optional(v.array(reference), []),
  certifications: v.optional(v.array(v.strictObject({ name: text, number: text, link })), []),
  clouds: v.optional(v.array(v.strictObject({ name: text, regions: text })), []),
  moreTechnologies: v.optional(
    v.array(v.strictObject({ kind: text, names: text, services: serviceList })),
    [],
  ),
  firstMonthPrices: v.optional(v.record(v.picklist(serviceSlugs), text), {}),
  replyWithin: v.optional(text),
  readBy: v.optional(text),
  amounts: v.optional(
    v.strictObject({ project: v.optional(text), team: v.optional(text), advice: v.optional(text) }),
    {},
  ),
  insurance: v.optional(text),
  onCall: v.optional(text),
  noticePeriod: v.optional(text),
  workplace: v.optional(v.picklist(["office", "remote", "both"])),
  payPrinciple: v.optional(text),
  privacy: v.optional(
    v.strictObject({
      answeredBy: v.optional(text),
      legalBasis: v.optional(text),
      keptFor: v.optional(text),
      authority: v.optional(v.strictObject({ name: text, link })),
    }),
    {},
  ),
});

const companyFields = v.strictObject({
  placeholder: v.boolean(),
  name: text,
  shortName: v.pipe(
    text,
    v.maxLength(20, "Write at most 20 characters, because narrow screens show it beside the menu button."),
  ),
  /** Rule "Company". */
  tagline: text,
  email: v.pipe(v.string(), v.email()),
  /** A page links to its digits, so (0), which is not dialled, would be one of them. */
  phone: v.pipe(
    text,
    v.regex(
      /^\+(?!.*\(0\))[\d ().-]+$/,
      "Write the number with its country code and without (0), such as +44 20 7946 0000.",
    ),
  ),
  place: v.strictObject({
    street: text,
    town: text,
    region: v.optional(text),
    country: text,
    countryCode,
    timeZone,
    workingDay: v.pipe(
      v.strictObject({ start: timeOfDay, end: timeOfDay }),
      v.check(
        ({ start, end }) => !v.is(timeOfDay, start) || !v.is(timeOfDay, end) || start < end,
        "The day must end after its start, and before midnight.",
      ),
    ),
  }),
  address: v.pipe(v.array(addressLine), v.nonEmpty("Write the lines of your postal address.")),
  socialLinks: v.array(
    v.strictObject({ name: text, icon: v.picklist(["facebook", "x", "linkedin", "instagram"]), url: link }),
  ),
  map: v.optional(
    v.strictObject({
      latitude: v.pipe(
        v.number(),
        v.minValue(-85, "Write degrees from -85 to 85."),
        v.maxValue(85, "Write degrees from -85 to 85."),
      ),
      longitude: v.pipe(
        v.number(),
        v.minValue(-180, "Write degrees from -180 to 180."),
        v.maxValue(180, "Write degrees from -180 to 180."),
      ),
      /** As on OpenStreetMap: 12 shows a town, 17 a street. */
      zoom: v.optional(v.pipe(v.number(), v.minValue(1, "Write 1 to 19."), v.maxValue(19, "Write 1 to 19."))),
    }),
  ),
  teamFigures: v.strictObject({
    aiMl: v.strictObject({ experts: text, years: text, models: text, clients: text, improvements: text }),
    dataScience: v.strictObject({ scientists: text, revenue: text, costs: text }),
  }),
  facts,
});

/** A map may be this far, in degrees, from the meridian of its time zone. */
const farthestFromZone = 60;

function isNearZone(longitude: number, zone: string): boolean {
  const meridian = offsetAt(zone)(Date.now()) / 4;
  const distance = Math.abs(longitude - meridian) % 360;
  return Math.min(distance, 360 - distance) <= farthestFromZone;
}

/** The schema of src/content/company.ts, which the build checks. */
export const companySchema = v.pipe(
  companyFields,
  v.forward(
    v.partialCheck(
      [
        ["map", "longitude"],
        ["place", "timeZone"],
      ],
      ({ map, place }) => !map || isNearZone(map.longitude, place.timeZone),
      "This is far from your time zone. West of Greenwich, longitudes are negative; the latitude comes first.",
    ),
    ["map", "longitude"],
  ),
);

/**
 * The company as the owner writes it, where every fact may be left out. Pages get less of it
 * (company.ts).
 */
export type Company = v.InferInput<typeof companySchema>;

/** The facts after the check, with empty lists and records for those that were left out. */
export type Facts = v.InferOutput<typeof facts>;
export type Person = Facts["people"][number];

export const factNames = Object.keys(facts.entries) as (keyof Facts)[];
