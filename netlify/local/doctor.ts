import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readEnvironment } from "./env-files.ts";
import { examine } from "./examination.ts";

// npm run doctor: are the EmailJS settings right? With --send it delivers one test enquiry. Exit code 1 when they are not.

const marks = { good: "ok  ", note: "note", bad: "BAD " };

const { values } = parseArgs({ options: { send: { type: "boolean", default: false } } });
Object.assign(process.env, readEnvironment(fileURLToPath(new URL("../..", import.meta.url))));

for await (const { verdict, text, mend } of examine(values)) {
  console.log(`${marks[verdict]}  ${text}`);
  if (mend) console.log(`      ${mend}`);
  if (verdict === "bad") process.exitCode = 1;
}
