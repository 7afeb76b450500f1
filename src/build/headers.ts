import { createHash } from "node:crypto";

/* Response headers of every page and asset. Sources: MDN HTTP Observatory scoring, OWASP ASVS 5.0 section 3.4. */

export const mapHost = "https://www.openstreetmap.org";

/** The content security policy, with the hashes of the inlined script and styles. */
export function contentSecurityPolicy(hashes: { scripts: string[]; styles: string[] }): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(" "),
    ["style-src 'self'", ...hashes.styles].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${mapHost}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Returns the expression that allows an inlined script or style in the policy (hash-source, CSP3 section 2.3.1). */
export function sourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** No page and no frame in it may use these features; our own documents may be shown full screen. */
const permissionsPolicy =
  "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), fullscreen=(self), " +
  "geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), " +
  "xr-spatial-tracking=()";

/**
 * Only share images, in /og, may be embedded by other sites. Netlify may join the values of two rules that match one
 * path, and "same-origin, cross-origin" means nothing: so each rule here matches paths that no other matches.
 */
const resourcePolicies = {
  "/": "same-origin",
  "/:file": "same-origin",
  "/expertise/:page": "same-origin",
  "/blog/:page": "same-origin",
  "/blog/page/:page": "same-origin",
  "/blog-detail/:page": "same-origin",
  "/.well-known/:file": "same-origin",
  "/assets/:file": "same-origin",
  "/demos/:drawing": "same-origin",
  "/og/:image": "cross-origin",
};

/** For files whose ending names no type, or a type without its character set. */
const contentTypes = {
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/licences.md": "text/plain; charset=utf-8",
  "/site.webmanifest": "application/manifest+json",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
};

/**
 * The text of dist/_headers, in Netlify's format. Strict-Transport-Security goes without `includeSubDomains` (which ASVS
 * 3.4.1 asks for from level 2 on) and `preload`: they bind every subdomain, and only the domain's owner knows whether all
 * of them speak HTTPS.
 */
export function headersFile(policy: string, { indexed = true } = {}): string {
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Permissions-Policy: ${permissionsPolicy}
${indexed ? "" : "  X-Robots-Tag: noindex\n"}
/assets/*
  Cache-Control: public, max-age=31536000, immutable

${rulesFor("Cross-Origin-Resource-Policy", resourcePolicies)}
${rulesFor("Content-Type", contentTypes)}`;
}

function rulesFor(name: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([path, value]) => `${path}\n  ${name}: ${value}\n`)
    .join("\n");
}
