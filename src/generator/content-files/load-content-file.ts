import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "vite";

/**
 * Returns what a content file exports under a name. Throws an error with file and line if the file is not
 * valid TypeScript.
 */
export async function loadContentFile(file: string, exportName: string): Promise<unknown> {
  const name = path.relative(process.cwd(), file);
  const source = await readFile(file, "utf8");
  const [error] = parseSync(file, source).errors;
  if (error) {
    const line = source.slice(0, error.labels[0]?.start).split("\n").length;
    throw new Error(`${name}:${line} ${remedyFor(error.message)}`);
  }
  // Node keeps a module that it has loaded, so a file that has changed needs an address of its own.
  const { mtimeMs } = await stat(file);
  const module = await import(`${pathToFileURL(file)}?${Math.round(mtimeMs)}`).catch((cause: Error) => {
    const [, line = "1"] = new RegExp(`${path.basename(file)}\\?\\d+:(\\d+)`).exec(cause.stack ?? "") ?? [];
    const [, word] = /^(\w+) is not defined/.exec(cause.message) ?? [];
    const fault = word
      ? `${word}: write quotation marks around a text.`
      : `cannot be loaded: ${cause.message}`;
    throw new Error(`${name}:${line} ${fault}`, { cause });
  });
  if (!(exportName in module)) throw new Error(`${name}:1 does not export "${exportName}".`);
  return module[exportName];
}

/** Says what to write where the parser stops. */
function remedyFor(message: string): string {
  if (/[“”‘’]/.test(message)) return 'Write straight quotation marks: "...".';
  if (message.startsWith("Expected `,`"))
    return "A comma is missing before this, often at the end of the line above, or a quotation mark is in the text.";
  return `${message}. The fault may also be at the end of the line above.`;
}
