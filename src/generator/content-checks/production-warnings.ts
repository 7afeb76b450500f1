import type { Logger } from "vite";
import { missingSettings } from "../../../netlify/settings.ts";
import { company } from "../../content/company.ts";
import { roles, rolesOpenOn } from "../../content/roles.ts";
import type { Role } from "../../content/schemas/role-schema.ts";
import { missingFacts } from "./missing-facts.ts";

type Environment = Record<string, string | undefined>;

interface Content {
  placeholder: boolean;
  roles: Role[];
}

/**
 * Warns of what a production build lacks. It never fails the build, as a site that cannot send enquiries is
 * still useful.
 */
export async function warnOfProduction(logger: Logger): Promise<void> {
  const warnings = warningsFor(process.env, { placeholder: company.placeholder, roles });
  const lines = warnings.map((warning) => `  - ${warning}`);
  if (lines.length > 0) logger.warn(["", "!!! NOT READY FOR PRODUCTION !!!", ...lines, ""].join("\n"));
  const missing = process.env["CONTEXT"] === "production" ? await missingFacts() : [];
  if (missing.length > 0) logger.info(["", ...missing, ""].join("\n"));
}

/**
 * Returns a sentence for each fault, without the values of settings. Returns none unless CONTEXT is
 * "production", as Netlify sets it for production builds.
 */
export function warningsFor(environment: Environment, content: Content): string[] {
  if (environment["CONTEXT"] !== "production") return [];
  const missing = missingSettings(environment);
  const warnings: string[] = [];
  if (content.placeholder) {
    warnings.push(
      "The company is still the placeholder, with its name, phone, address and links. Fill in src/content/company.ts and set placeholder to false.",
    );
  }
  const open = rolesOpenOn(content.roles, new Date());
  const expired = content.roles
    .filter((role) => !open.includes(role))
    .map(({ title, validThrough }) => `${title} (${validThrough})`);
  if (expired.length > 0) {
    warnings.push(
      `These roles have expired, so the career page leaves them out: ${expired.join(", ")}. Remove them from src/content/roles.ts.`,
    );
  }
  if (missing.length > 0) {
    warnings.push(
      `This build does not see ${missing.join(", ")}. Unless they are scoped to functions alone, every enquiry will fail with 500. Run npm run doctor.`,
    );
  }
  if (environment["EMAILJS_ORIGIN"]?.trim()) {
    warnings.push("EMAILJS_ORIGIN is set, so enquiries do not go to EmailJS's own address. Remove it.");
  }
  if (!environment["URL"]?.trim()) {
    warnings.push(
      "URL is not set, so canonical links and the sitemap name no site. Netlify normally sets it.",
    );
  }
  return warnings;
}
