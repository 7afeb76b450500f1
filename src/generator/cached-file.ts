import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";

/**
 * Makes a file unless it exists, and returns its path. The file appears under its name only when it is
 * complete, as a build may be stopped, and two may make the same file at the same time.
 */
export async function cachedFile(
  file: string,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  if (existsSync(file)) return file;
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
  return file;
}
