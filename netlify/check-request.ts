import { HttpProblem } from "./http-problem.ts";

const json = /^application\/json[ \t]*(;[ \t]*charset=("utf-8"|utf-8)[ \t]*)?$/i;

/** Throws an HttpProblem (405, 403 or 415) unless the request is a POST of JSON that a page of this site can have sent. */
export function checkRequest(request: Request): void {
  if (request.method !== "POST") {
    throw new HttpProblem(405, "Enquiries are sent with POST.", { headers: { allow: "POST" } });
  }
  if (!comesFromThisSite(request)) {
    throw new HttpProblem(403, "Enquiries are sent from this site's own pages.");
  }
  // Forms and beacons of other sites can post text, form data and multipart without asking first (ASVS 3.5.2).
  if (!json.test(request.headers.get("content-type") ?? "")) {
    throw new HttpProblem(415, "Enquiries are sent as application/json in UTF-8.", {
      headers: { accept: "application/json" },
    });
  }
  if ((request.headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") {
    throw new HttpProblem(415, "Enquiries are sent without compression.", {
      headers: { "accept-encoding": "identity" },
    });
  }
}

/** Browsers send at least one of the two headers with a POST; Safari before 16.4 sends only Origin. */
function comesFromThisSite({ url, headers }: Request): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === null && site === null) return false;
  return (origin === null || origin === new URL(url).origin) && (site === null || site === "same-origin");
}
