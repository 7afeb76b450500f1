import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseAst } from "vite";

/**
 * Returns the first export of a content file. Throws an error with file and line if the file is not valid
 * TypeScript.
 *
 * @param version a value that changes with the file; Node keeps the module of a version it has loaded before
 */
export async function loadContentFile(file: string, version: string | number): Promise<unknown> {
  const name = path.relative(process.cwd(), file);
  const source = await readFile(file, "utf8");
  try {
    parseAst(source, { lang: "ts" });
  } catch (error) {
    const { message, pos = 0 } = error as Error & { pos?: number };
    const line = source.slice(0, pos).split("\n").length;
    const [, reason = message] = message.split("\n");
    throw new Error(`${name}:${line} ${reason}. The fault may also be at the end of the line above.`, {
      cause: error,
    });
  }
  const module = (await import(`${pathToFileURL(file)}?${version}`).catch((error: Error) => {
    throw new Error(`${name}:1 cannot be loaded: ${error.message}`, { cause: error });
  })) as object;
  return Object.values(module)[0];
}
