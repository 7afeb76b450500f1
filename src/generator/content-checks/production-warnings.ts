import type { Logger } from "vite";
import { defaultOrigin, missingSettings } from "../../../netlify/settings.ts";
import { roles as ownersRoles, rolesOpenOn } from "../../content/roles.ts";
import type { Role } from "../../content/schemas/role-schema.ts";
import { missingFacts } from "./missing-facts.ts";
import { figuresToConfirm, placeholderRemains } from "./placeholder-remains.ts";

type Environment = Record<string, string | undefined>;

/**
 * Warns of what a production build lacks, which Netlify tells by CONTEXT. It never fails the build, as a site
 * that cannot send enquiries is still useful.
 */
export async function warnOfProduction(logger: Logger): Promise<void> {
  if (process.env["CONTEXT"] !== "production") return;
  for (const advice of [await missingFacts(), await figuresToConfirm()])
    if (advice.length > 0) logger.info(["", ...advice, ""].join("\n"));
  const warnings = [...(await placeholderRemains()), ...warningsFor(process.env, ownersRoles)];
  const lines = warnings.map((warning) => `  - ${warning}`);
  if (lines.length > 0) logger.warn(["", "!!! NOT READY FOR PRODUCTION !!!", ...lines, ""].join("\n"));
}

/** Returns a sentence that names the roles that have expired, if any. */
export function expiredRoles(roles = ownersRoles): string[] {
  const open = rolesOpenOn(roles, new Date());
  const expired = roles
    .filter((role) => !open.includes(role))
    .map(({ title, validThrough }) => `${title} (${validThrough})`);
  if (expired.length === 0) return [];
  return [
    `These roles have expired, so the career page leaves them out: ${expired.join(", ")}. Remove them from src/content/roles.ts.`,
  ];
}

/** Returns a sentence for each setting that is wrong, without its value, and one for roles that have expired. */
export function warningsFor(environment: Environment, roles: Role[]): string[] {
  const missing = missingSettings(environment);
  const warnings = expiredRoles(roles);
  if (missing.length > 0) {
    warnings.push(
      `This build does not see ${missing.join(", ")}. Unless they are scoped to functions alone, every enquiry will fail with 500. Run npm run doctor.`,
    );
  }
  if ((environment["EMAILJS_ORIGIN"]?.trim() || defaultOrigin) !== defaultOrigin) {
    warnings.push("EMAILJS_ORIGIN is not that of EmailJS, so enquiries do not go there. Remove it.");
  }
  if (!environment["URL"]?.trim()) {
    warnings.push(
      "URL is not set, so canonical links and the sitemap name no site. Netlify normally sets it.",
    );
  }
  return warnings;
}
