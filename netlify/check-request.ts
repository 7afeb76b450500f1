import { HttpProblem } from "./http-problem.ts";

const jsonInUtf8 = /^application\/json[ \t]*(;[ \t]*charset=("utf-8"|utf-8)[ \t]*)?$/i;

/**
 * Throws an HttpProblem unless the request is a POST (else 405) from a page of this site (403) of
 * uncompressed JSON (415).
 */
export function checkRequest(request: Request): void {
  if (request.method !== "POST") {
    throw new HttpProblem(405, "Send enquiries with POST.", { headers: { allow: "POST" } });
  }
  if (!comesFromThisSite(request)) {
    throw new HttpProblem(403, "Enquiries are accepted only from this site's own pages.");
  }
  // Browsers let other sites post text, form data and multipart without a preflight request, but not JSON
  // (ASVS 3.5.2).
  if (!jsonInUtf8.test(request.headers.get("content-type") ?? "")) {
    throw new HttpProblem(415, "Send enquiries as application/json in UTF-8.", {
      headers: { accept: "application/json" },
    });
  }
  if ((request.headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") {
    throw new HttpProblem(415, "Send enquiries without compression.", {
      headers: { "accept-encoding": "identity" },
    });
  }
}

/** Browsers send Origin and Sec-Fetch-Site with a POST. A proxy may drop one of them, so either is enough. */
function comesFromThisSite({ url, headers }: Request): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === null && site === null) return false;
  return (origin === null || origin === new URL(url).origin) && (site === null || site === "same-origin");
}
