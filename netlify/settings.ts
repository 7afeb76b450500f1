import * as v from "valibot";

const defaultOrigin = "https://api.emailjs.com";

const required = v.pipe(v.string(), v.trim(), v.nonEmpty());
const optional = v.pipe(v.optional(v.string(), ""), v.trim());

const settingsSchema = v.pipe(
  v.object({
    EMAILJS_SERVICE_ID: required,
    EMAILJS_TEMPLATE_ID: required,
    EMAILJS_PUBLIC_KEY: required,
    /** Needed when the account is set to require it. */
    EMAILJS_PRIVATE_KEY: optional,
    /** Other than https://api.emailjs.com only in local runs and tests. */
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

/** Names the settings that are missing, blank or malformed. Their values are secret, so it never holds one. */
export class SettingsError extends Error {
  readonly names: string[];

  constructor(names: string[]) {
    super(`Set ${names.join(", ")} and deploy again.`);
    this.names = names;
  }
}

/** Throws a SettingsError. Call it for each enquiry: a missing setting must fail a request, not the loading of the function. */
export function readSettings(): Settings {
  const { success, output, issues } = v.safeParse(settingsSchema, process.env);
  if (success) return output;
  throw new SettingsError([...new Set(issues.map((issue) => String(issue.path?.[0].key)))]);
}

function isHttpOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}
