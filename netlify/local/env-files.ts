import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { mailboxSettings } from "./mailbox-account.ts";

/**
 * Returns the variables that `netlify dev` gives a function: those of netlify.toml, of files in a folder and
 * of the process. A later file overrides an earlier one; the process's own variables override all.
 */
export function readEnvironment(folder: string, own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const files = [".env", ".env.development", ".env.local", ".env.development.local"]
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file));
  return Object.assign(
    { ...mailboxSettings },
    // Windows may put a byte order mark first, which Netlify's CLI ignores and parseEnv does not.
    ...files.map((file) => parseEnv(readFileSync(file, "utf8").replace(/^\ufeff/, ""))),
    own,
  );
}
