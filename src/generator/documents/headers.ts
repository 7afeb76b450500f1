/* Response headers of every page and file. Sources: scoring of the MDN HTTP Observatory, OWASP ASVS 5.0
   section 3.4. The rest of the content security policy is in the documents (content-security-policy.ts). */

/**
 * Forbids these features to every page and every frame in it. Only the site's own documents may be shown full
 * screen.
 */
const permissionsPolicy =
  "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), fullscreen=(self), " +
  "geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), " +
  "xr-spatial-tracking=()";

/**
 * Other sites may embed nothing but share images, in /og. No path matches two of these rules: Netlify may
 * join the values of all rules that match a path, and "same-origin, cross-origin" is not a valid value.
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
  "/og/:image": "cross-origin",
};

/** Types of files whose name extension implies none, or one without its character set. */
const contentTypes = {
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/licences.md": "text/plain; charset=utf-8",
  "/site.webmanifest": "application/manifest+json",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
};

/**
 * Returns dist/_headers in Netlify's format. Strict-Transport-Security has neither `includeSubDomains`, which
 * ASVS 3.4.1 requires from level 2 on, nor `preload`: they bind every subdomain, and only the domain's owner
 * knows whether all of them speak HTTPS. Search engines may list the site, but no preview: `context` is the
 * deploy's purpose, which Netlify names in CONTEXT. Other hosts set nothing, and have no previews.
 */
export function headersFile(context?: string): string {
  return `/*
  Content-Security-Policy: frame-ancestors 'self'
  Strict-Transport-Security: max-age=63072000
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Permissions-Policy: ${permissionsPolicy}
${!context || context === "production" ? "" : "  X-Robots-Tag: noindex\n"}
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
