import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { contentFaults } from "../../src/generator/content-checks/content-faults.ts";
import { missingFacts } from "../../src/generator/content-checks/missing-facts.ts";
import { placeholderRemains } from "../../src/generator/content-checks/placeholder-remains.ts";
import { checkEmailjs } from "./check-emailjs.ts";
import { readEnvironment } from "./env-files.ts";
import { mailboxSettings } from "./mailbox-account.ts";

// npm run doctor: checks the EmailJS settings and the owner's content, and lists what still names the
// placeholder and which facts are not set. With --send it delivers one test enquiry. Exits with 1 when the
// settings or the content are wrong.

const { values } = parseArgs({ options: { send: { type: "boolean", default: false } } });
Object.assign(process.env, readEnvironment(fileURLToPath(new URL("../..", import.meta.url))));

const results = await checkEmailjs(values);
for (const { ok, text } of results) console.log(`${ok ? "ok " : "BAD"}  ${text}`);

if (process.env["EMAILJS_ORIGIN"] === mailboxSettings.EMAILJS_ORIGIN) {
  console.log(
    "     That is the local mailbox, which runs with npm start. For EmailJS, set all that .env.example lists.",
  );
}

const faults = await contentFaults();
if (faults.length > 0) {
  for (const fault of faults) console.log(`BAD  ${fault}`);
  process.exitCode = 1;
} else {
  const remains = await placeholderRemains();
  if (remains.length > 0)
    console.log(
      [
        "",
        "These still name the placeholder company. Change whatever is not true of yours:",
        ...remains,
      ].join("\n"),
    );
  const missing = await missingFacts();
  if (missing.length > 0) console.log(["", ...missing].join("\n"));
}

if (results.some(({ ok }) => !ok)) {
  console.log(
    "\nThe dashboard is at https://dashboard.emailjs.com/admin. If you change a setting on Netlify, deploy again.",
  );
  process.exitCode = 1;
}
