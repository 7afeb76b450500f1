import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/**
 * Returns the variables that `netlify dev` gives a function: those of the files in a folder, a later file
 * before an earlier one, and those of the process before all.
 */
export function readEnvironment(folder: string, own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const files = [".env", ".env.development", ".env.local", ".env.development.local"]
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, "utf8"))), own);
}
