import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { defaultOrigin } from "../settings.ts";
import { checkEmailjs, type CheckResult } from "./check-emailjs.ts";
import { checkSite } from "./check-site.ts";
import { readEnvironment } from "./env-files.ts";
import { mailboxSettings } from "./mailbox-account.ts";

// npm run doctor: checks the EmailJS settings of this machine and the owner's content, and lists the facts that
// are not set. With --send it delivers one test enquiry, and leaves the content out. With an address it checks the
// function there instead. Exits with 1 when what it checks is wrong, or the company is still the placeholder.

const {
  values,
  positionals: [address],
} = parseArgs({ options: { send: { type: "boolean", default: false } }, allowPositionals: true });

if (address) report([await checkSite(address, values)]);
else {
  // A list of facts would push the answer about the test out of the window.
  if (!values.send) await checkContent();
  await checkSettings();
}

function report(results: CheckResult[]) {
  for (const { ok, text } of results) console.log(`${ok ? "ok " : "BAD"}  ${text}`);
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
}

async function checkSettings() {
  Object.assign(process.env, readEnvironment(fileURLToPath(new URL("../..", import.meta.url))));
  const usesMailbox = process.env["EMAILJS_ORIGIN"] === mailboxSettings.EMAILJS_ORIGIN;
  // Its answer would blame an id.
  const namesAccount = Object.entries(mailboxSettings).every(
    ([name, value]) => name === "EMAILJS_ORIGIN" || process.env[name] !== value,
  );
  if (usesMailbox && namesAccount)
    return report([
      {
        ok: false,
        text: `The settings name an account, but .env does not have EMAILJS_ORIGIN=${defaultOrigin}. Add that.`,
      },
    ]);
  if (!usesMailbox || values.send) report([await checkEmailjs(values)]);
  if (values.send && usesMailbox) return;
  console.log(
    usesMailbox
      ? "     No EmailJS account is set on this machine, so enquiries go to the local mailbox of npm start. To set one, fill in all that .env.example lists."
      : "     Those are the settings of this machine. To check a site on the web, add its address. EmailJS's dashboard is at https://dashboard.emailjs.com/admin.",
  );
}

async function checkContent() {
  // These need packages that the check of a site does not (.github/workflows/enquiries.yml).
  const [{ contentFaults }, { figuresToConfirm, placeholderRemains }, { missingFacts }, { expiredRoles }] =
    await Promise.all([
      import("../../src/generator/content-checks/content-faults.ts"),
      import("../../src/generator/content-checks/placeholder-remains.ts"),
      import("../../src/generator/content-checks/missing-facts.ts"),
      import("../../src/generator/content-checks/production-warnings.ts"),
    ]);
  const faults = await contentFaults();
  const problems = faults.length > 0 ? faults : await placeholderRemains();
  // The lists come first, so that what is wrong is still in sight at the end.
  if (faults.length === 0)
    for (const lines of [await missingFacts(), await figuresToConfirm(), expiredRoles()])
      if (lines.length > 0) console.log([...lines, ""].join("\n"));
  report(problems.map((text) => ({ ok: false, text })));
  if (problems.length === 0)
    report([{ ok: true, text: "No fault in company, roles, posts, links and colours." }]);
}
