import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { forward } from "../../support/forward.ts";
import { listen } from "../../support/listen.ts";
import { collectErrors, errorsPath } from "./collect-errors.ts";

/** Affects the first request for a path that matches. */
export interface Fault {
  path: RegExp;
  kind: "answered with 503" | "cut off";
}

export interface SiteProxy {
  origin: string;
  /** The errors that the pages have reported, the oldest first. */
  errors: string[];
  /** Returns the number of requests that matched the path of the fault. */
  requests: () => number;
}

const headScriptPath = "/head-script.js";
const headScript = `(${collectErrors})("${errorsPath}")`;

/**
 * Starts a proxy of the site at a new origin, for which all caches are empty. The proxy can make a request
 * fail, and adds a script to each document that runs before the page's own; the drivers have no common way to
 * do either.
 */
export async function startSiteProxy(fault?: Fault): Promise<SiteProxy> {
  let requests = 0;
  const errors: string[] = [];

  const server = createServer((request, response) => {
    const { url = "/" } = request;
    if (url === headScriptPath) response.setHeader("content-type", "text/javascript").end(headScript);
    else if (url === errorsPath) void recordError(request, response);
    else if (fault?.path.test(url) && requests++ === 0) fail(response, fault.kind);
    else answerLikeSite(request, response);
  }).unref();

  async function recordError(request: IncomingMessage, response: ServerResponse) {
    const error = await text(request);
    if (error) errors.push(error);
    response.writeHead(204).end();
  }

  return {
    origin: await listen(server, "localhost"),
    errors,
    requests: () => requests,
  };
}

function answerLikeSite(request: IncomingMessage, response: ServerResponse) {
  // The script can only be added to a document that is neither compressed nor answered with 304.
  delete request.headers["accept-encoding"];
  delete request.headers["if-none-match"];
  forward(request, response, process.env["SITE_ORIGIN"]!, (answer) => void passOn(answer, response));
}

async function passOn(answer: IncomingMessage, response: ServerResponse) {
  const { statusCode = 502, headers } = answer;
  if (!headers["content-type"]?.startsWith("text/html"))
    return answer.pipe(response.writeHead(statusCode, headers));
  delete headers["content-length"];
  const html = await text(answer);
  const withScript = html.replace("<head>", `<head><script src="${headScriptPath}"></script>`);
  return response.writeHead(statusCode, headers).end(withScript);
}

function fail(response: ServerResponse, kind: Fault["kind"]) {
  if (kind === "answered with 503") return response.writeHead(503).end();
  // The connection ends in the middle of the response, because a browser repeats a request without any
  // response.
  response.writeHead(200, { "content-type": "text/javascript", "content-length": 1000 });
  return response.write("/", () => response.destroy());
}
