import * as v from "valibot";

/** EmailJS's own address. */
export const defaultOrigin = "https://api.emailjs.com";

const required = v.pipe(v.string(), v.trim(), v.nonEmpty());
const optional = v.pipe(v.optional(v.string(), ""), v.trim());

/** No enquiry can be sent without these. */
const requiredSettings = ["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY"] as const;

export function missingSettings(environment: Record<string, string | undefined>): string[] {
  return requiredSettings.filter((name) => !environment[name]?.trim());
}

const settingsSchema = v.pipe(
  v.object({
    ...v.entriesFromList(requiredSettings, required),
    /** EmailJS needs it when the account requires the private key. */
    EMAILJS_PRIVATE_KEY: optional,
    /** Set only in local runs and tests. */
    EMAILJS_ORIGIN: v.pipe(
      optional,
      v.transform((origin) => origin || defaultOrigin),
      v.check(isHttpOrigin),
    ),
  }),
  v.transform((environment) => ({
    serviceId: environment.EMAILJS_SERVICE_ID,
    templateId: environment.EMAILJS_TEMPLATE_ID,
    publicKey: environment.EMAILJS_PUBLIC_KEY,
    ...(environment.EMAILJS_PRIVATE_KEY && { privateKey: environment.EMAILJS_PRIVATE_KEY }),
    origin: environment.EMAILJS_ORIGIN,
  })),
);

export type Settings = v.InferOutput<typeof settingsSchema>;

/**
 * Names the settings that are missing, blank or malformed. It holds none of their values, which are secret.
 */
export class SettingsError extends Error {
  readonly names: string[];

  constructor(names: string[]) {
    super("Settings are missing or malformed.");
    this.names = names;
  }
}

/**
 * Reads the settings from the environment. Throws a SettingsError if one is missing or malformed; so call it
 * for each enquiry, as an error while the function's module loads could not be answered.
 */
export function readSettings(): Settings {
  const { success, output, issues } = v.safeParse(settingsSchema, process.env);
  if (success) return output;
  throw new SettingsError([...new Set(issues.map((issue) => String(issue.path?.[0].key)))]);
}

function isHttpOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}
