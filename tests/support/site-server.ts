import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { compress } from "./compress.ts";
import { listen } from "./listen.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** Serves a finished build on a free port, with Brotli and cache headers like a content delivery network. */
export async function serveSite(dist: string): Promise<{ origin: string; close: () => void }> {
  if (!existsSync(path.join(dist, "index.html"))) throw new Error("There is no build: npm run build");
  const server = createServer((request, response) => void answer(dist, request.url ?? "/", response));
  return { origin: await listen(server), close: () => server.close() };
}

async function answer(dist: string, url: string, response: ServerResponse) {
  const { pathname } = new URL(url, "http://site");
  const file = await fileAt(dist, pathname);
  const extension = path.extname(file);
  const body = await readFile(file);
  const type = types[extension];
  response.statusCode = file.endsWith("404.html") ? 404 : 200;
  response.setHeader("content-type", type ?? "application/octet-stream");
  response.setHeader(
    "cache-control",
    pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "max-age=0, must-revalidate",
  );
  if (!type) return response.end(body);
  response.setHeader("content-encoding", "br");
  response.end(compress(body));
}

async function fileAt(dist: string, pathname: string): Promise<string> {
  const wanted = path.join(dist, path.normalize(pathname));
  for (const file of [wanted, `${wanted}.html`, path.join(wanted, "index.html")]) {
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return path.join(dist, "404.html");
}
