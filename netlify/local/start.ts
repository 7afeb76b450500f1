import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { missingSettings, requiredSettings } from "../settings.ts";
import { readEnvironment } from "./env-files.ts";
import { mailboxAccount, mailboxPort } from "./mailbox-account.ts";
import { startMailbox } from "./mailbox.ts";

// npm start: serves the site with `netlify dev` and, without the settings of an EmailJS account, starts the
// local mailbox.

const root = fileURLToPath(new URL("../..", import.meta.url));
const environment = readEnvironment(root);
const missing = missingSettings(environment);

if (missing.length > 0 && missing.length < requiredSettings.length) {
  console.error(
    `Some settings of EmailJS are missing. Set ${missing.join(" and ")} too, or remove all of these: ${requiredSettings.join(", ")}.`,
  );
  process.exit(1);
}

const mailbox =
  missing.length === 0
    ? undefined
    : await startMailbox({ port: mailboxPort }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EADDRINUSE") throw error;
        return startMailbox({ port: 0 });
      });
console.log(`
  Site       http://localhost:8888
  Enquiries  ${mailbox ? `${mailbox.origin} (local mailbox, because no EmailJS account is set)` : "are really sent, through EmailJS"}
`);

const netlify = fileURLToPath(import.meta.resolve("netlify-cli/bin/run.js"));
// The two options keep it from downloading Deno for edge functions, which this site does not have.
const child = spawn(process.execPath, [netlify, "dev", "--offline", "--internal-disable-edge-functions"], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    // Turns off Netlify's telemetry; every other switch is a setting of the whole machine.
    CI: "true",
    ...(mailbox && {
      EMAILJS_SERVICE_ID: mailboxAccount.serviceId,
      EMAILJS_TEMPLATE_ID: mailboxAccount.templateId,
      EMAILJS_PUBLIC_KEY: mailboxAccount.publicKey,
      EMAILJS_PRIVATE_KEY: "",
      EMAILJS_ORIGIN: mailbox.origin,
    }),
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
