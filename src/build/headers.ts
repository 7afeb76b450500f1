/** Response headers of every page and asset. Sources: MDN HTTP Observatory scoring, OWASP ASVS 5.0 section 3.4. */
export const mapHost = "https://www.openstreetmap.org";

/** The content security policy, with the hashes of what the build inlines. */
export function contentSecurityPolicy(hashes: { scripts: string[]; styles: string[] }): string {
  const directives = {
    "default-src": "'none'",
    "script-src": ["'self'", ...hashes.scripts].join(" "),
    "style-src": ["'self'", ...hashes.styles].join(" "),
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "frame-src": `'self' ${mapHost}`,
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
    "upgrade-insecure-requests": "",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
}

/** The text of dist/_headers, in Netlify's format. */
export function headersFile(policy: string): string {
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
