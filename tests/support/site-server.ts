import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { compress } from "./compress.ts";
import { forward } from "./forward.ts";
import { listen } from "./listen.ts";
import { headersOf, readHeaderRules } from "./netlify-headers.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** These are compressed already. */
const compressed = new Set([".jpg", ".png", ".webp", ".avif", ".woff2"]);

interface Options {
  /** The server listens on a free port unless one is named. */
  port?: number;
  /** The origin that answers for what is not a file of the build; without one, the 404 page does. */
  elsewhere?: string;
}

/** Serves a finished build with its headers, and with Brotli like a content delivery network. */
export async function serveSite(
  dist: string,
  { port = 0, elsewhere }: Options = {},
): Promise<{ origin: string; close: () => void }> {
  if (!existsSync(path.join(dist, "index.html"))) throw new Error("There is no build: npm run build");
  const files = filesByPath(dist);
  // src/generator/documents/headers.ts writes it.
  const rules = readHeaderRules(readFileSync(path.join(dist, "_headers"), "utf8"));
  const bodies = new Map<string, Buffer>();

  function send(file: string, pathname: string, brotli: boolean, response: ServerResponse) {
    const extension = path.extname(file);
    response.setHeader("cache-control", "max-age=0, must-revalidate");
    response.setHeader("content-type", types[extension] ?? "application/octet-stream");
    for (const [name, value] of headersOf(pathname, rules)) response.setHeader(name, value);
    const encode = brotli && !compressed.has(extension);
    if (encode) response.setHeader("content-encoding", "br");
    const key = `${file} ${encode}`;
    const body = bodies.get(key) ?? (encode ? compress(readFileSync(file)) : readFileSync(file));
    bodies.set(key, body);
    response.end(body);
  }

  const server = createServer((request, response) => {
    const [pathname] = request.url!.split("?") as [string];
    const brotli = /\bbr\b/.test(String(request.headers["accept-encoding"]));
    const file = files.get(pathname);
    if (file) return send(file, pathname, brotli, response);
    if (elsewhere)
      return forward(request, response, elsewhere, (answer) =>
        answer.pipe(response.writeHead(answer.statusCode!, answer.headers)),
      );
    response.statusCode = 404;
    return send(path.join(dist, "404.html"), "/404.html", brotli, response);
  });
  return { origin: await listen(server, "localhost", port), close: () => server.close() };
}

function filesByPath(dist: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const pathname = encodeURI(`/${path.relative(dist, file).replaceAll(path.sep, "/")}`);
    files.set(pathname, file);
    files.set(pathname.replace(/(?:(?<=^\/)index)?\.html$/, ""), file);
  }
  return files;
}
