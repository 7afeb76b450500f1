import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** From strongest to weakest, as `netlify dev` reads them. */
const files = [".env.development.local", ".env.local", ".env.development", ".env"];

/** The variables that `netlify dev` will give a function: the process's own win over those of the folder's files. */
export function readEnvironment(folder: string, own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.assign({}, ...files.map((file) => readEnvFile(path.join(folder, file))).toReversed(), own);
}

function readEnvFile(file: string): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}
