import type { Context } from "@netlify/functions";
import { expect } from "vitest";
import handler from "../../netlify/functions/enquiry.ts";

export const siteOrigin = "https://site.example";

const headersOfPage = {
  "content-type": "application/json",
  origin: siteOrigin,
  "sec-fetch-site": "same-origin",
};

interface Change extends Record<string, string | undefined> {
  method?: string;
}

/** Posts a body to the function as a page of the site does; a header that is undefined is left out. */
export function post(body: BodyInit | null, change: Change = {}): Promise<Response> {
  const { method = "POST", ...headers } = { ...headersOfPage, ...change };
  const sent = Object.entries(headers).filter(
    (header): header is [string, string] => header[1] !== undefined,
  );
  const request = new Request(`${siteOrigin}/api/enquiry`, {
    method,
    headers: sent,
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
  return handler(request, { requestId: "request-1" } as Context);
}

export const postJson = (value: unknown) => post(JSON.stringify(value));

export function expectResponseHeaders(response: Response) {
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  expect([...response.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
}

/** Returns the problem in a response (RFC 9457), and checks its headers. */
export async function problemOf(response: Response) {
  expectResponseHeaders(response);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const problem = (await response.json()) as {
    title: string;
    status: number;
    detail: string;
    errors?: { pointer: string; detail: string }[];
  };
  expect(problem.status).toBe(response.status);
  return problem;
}
