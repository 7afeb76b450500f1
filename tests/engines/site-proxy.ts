import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What happens once: to the first request for a path that matches. */
export interface Fault {
  path: RegExp;
  kind: "answered with 503" | "cut off";
}

export interface SiteProxy {
  origin: string;
  /** How many requests for the path of the fault have come. */
  requests: () => number;
  close: () => void;
}

const scriptPath = "/head-script.js";

/**
 * Stands before the site, at an origin of its own (so that caches are empty), where a driver can neither let requests
 * fail nor run a script before those of the page.
 */
export async function startSiteProxy(
  site: string,
  { headScript, fault }: { headScript?: string | undefined; fault?: Fault | undefined },
): Promise<SiteProxy> {
  let requests = 0;

  const server = createServer((request, response) => {
    if (request.url === scriptPath) response.setHeader("content-type", "text/javascript").end(headScript);
    else if (fault?.path.test(request.url ?? "") && requests++ === 0) fail(response, fault.kind);
    else forward(request, response);
  });

  function forward(request: IncomingMessage, response: ServerResponse) {
    const { method = "GET" } = request;
    const headers = { ...request.headers };
    // Compressed, or not sent for being known already, a document could not be given the script.
    delete headers["accept-encoding"];
    delete headers["if-none-match"];
    const onward = ask(site + request.url, { method, headers }, (answer) => void pass(answer, response));
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }

  async function pass(answer: IncomingMessage, response: ServerResponse) {
    const { statusCode = 502, headers } = answer;
    if (!headScript || !headers["content-type"]?.startsWith("text/html"))
      return answer.pipe(response.writeHead(statusCode, headers));
    delete headers["content-length"];
    const html = await text(answer);
    const withScript = html.replace("<head>", `<head><script src="${scriptPath}"></script>`);
    return response.writeHead(statusCode, headers).end(withScript);
  }

  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    requests: () => requests,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fail(response: ServerResponse, kind: Fault["kind"]) {
  if (kind === "answered with 503") return response.writeHead(503).end();
  // In the middle of its answer: a request that got none at all would be sent again by the browser itself.
  response.writeHead(200, { "content-type": "text/javascript", "content-length": 1000 });
  return response.write("/", () => response.destroy());
}
