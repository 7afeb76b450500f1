import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

export async function download(url, path, timeoutMs = 30_000) {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`${url} answered ${response.status}`);
  }
  const part = `${path}.${randomUUID()}.part`; // downloads may overlap
  try {
    await pipeline(response.body, createWriteStream(part), { signal });
    await rename(part, path); // readers see the old file or the whole new one
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
