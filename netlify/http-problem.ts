/** Headers of every response: not stored, sniffed, embedded or run (OWASP ASVS 5.0, sections 3.4 and 4.1). */
export const responseHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/** The names of RFC 9110, section 15; those of node:http are older. */
const titles = {
  400: "Bad Request",
  403: "Forbidden",
  405: "Method Not Allowed",
  408: "Request Timeout",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

const longestEchoedName = 64;

export type HttpProblemStatus = keyof typeof titles;

type Extras = { errors?: { pointer: string; detail: string }[]; headers?: Record<string, string> };

/** A response other than success, in the terms of RFC 9457. `detail` is read by people; it never quotes the request. */
export class HttpProblem extends Error {
  readonly status: HttpProblemStatus;
  readonly extras: Extras;

  constructor(status: HttpProblemStatus, detail: string, extras: Extras = {}) {
    super(detail);
    this.status = status;
    this.extras = extras;
  }

  toResponse(): Response {
    const { status, message: detail } = this;
    const { errors, headers } = this.extras;
    return Response.json(
      { title: titles[status], status, detail, ...(errors && { errors }) },
      { status, headers: { ...responseHeaders, ...headers, "content-type": "application/problem+json" } },
    );
  }
}

/**
 * A member of the body as a JSON pointer in URI fragment form (RFC 6901 section 6), as RFC 9457 writes it. The sender
 * chooses the name, so no more than 64 UTF-16 units of it come back.
 */
export function pointerTo(member: string): string {
  const name = member.slice(0, longestEchoedName).toWellFormed();
  return `#/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
}
