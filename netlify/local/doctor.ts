import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { checkEmailjs } from "./check-emailjs.ts";
import { readEnvironment } from "./env-files.ts";

// npm run doctor: are the EmailJS settings right? With --send it delivers one test enquiry. Exit code 1 when they are not.

const { values } = parseArgs({ options: { send: { type: "boolean", default: false } } });
Object.assign(process.env, readEnvironment(fileURLToPath(new URL("../..", import.meta.url))));

const results = await checkEmailjs(values);
for (const { good, text } of results) console.log(`${good ? "ok " : "BAD"}  ${text}`);

if (results.some(({ good }) => !good)) {
  console.log("\nThe dashboard: https://dashboard.emailjs.com/admin. Changed settings need a new deploy.");
  process.exitCode = 1;
}
