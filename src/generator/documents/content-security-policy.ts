import { createHash } from "node:crypto";

/** The host of the interactive map, the only other origin that a frame may show. */
export const mapHost = "https://www.openstreetmap.org";

/**
 * Returns the content security policy of a document, which allows the script and the style that are inlined
 * into it. It upgrades no request to HTTPS, because a local preview answers none. Sources: scoring of the MDN
 * HTTP Observatory, OWASP ASVS 5.0 section 3.4.
 */
export function contentSecurityPolicy({ script, style }: { script?: string; style?: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashOf(script)}`,
    `style-src 'self'${hashOf(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${mapHost}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Returns the element that puts a policy in force for all that follows it. */
export function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** Returns the expression that allows an inlined text (hash-source, CSP3 section 2.3.1), after a space. */
function hashOf(text: string | undefined): string {
  return text === undefined ? "" : ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
