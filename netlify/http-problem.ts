import { STATUS_CODES } from "node:http";

/**
 * Headers of every response: caches may not store it, and browsers may not sniff, embed or run it (ASVS 5.0,
 * 3.4 and 4.1).
 */
export const responseHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

interface Extras {
  errors?: { pointer: string; detail: string }[];
  headers?: Record<string, string>;
}

/**
 * A response other than success, as the problem details of RFC 9457. `detail` is for people and must not
 * quote the request.
 */
export class HttpProblem extends Error {
  readonly status: number;
  readonly extras: Extras;

  constructor(status: number, detail: string, extras: Extras = {}) {
    super(detail);
    this.status = status;
    this.extras = extras;
  }

  toResponse(): Response {
    const { status, message: detail } = this;
    const { errors, headers } = this.extras;
    return Response.json(
      { title: STATUS_CODES[status], status, detail, ...(errors && { errors }) },
      { status, headers: { ...responseHeaders, ...headers, "content-type": "application/problem+json" } },
    );
  }
}
