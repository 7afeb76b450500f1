import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { mailboxAccount } from "./emailjs-rules.ts";
import { readEnvironment } from "./env-files.ts";
import { startMailbox, type Mailbox } from "./mailbox.ts";

// npm run dev: the site under `netlify dev` and, where no EmailJS account is set, a mailbox that takes its place.

const firstMailboxPort = 8025;
const mailboxPorts = 10;
const siteAddress = "http://localhost:8888";
const root = fileURLToPath(new URL("../..", import.meta.url));
const required = ["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY"];

const environment = readEnvironment(root);
const missing = required.filter((name) => !environment[name]?.trim());

if (missing.length > 0 && missing.length < required.length) {
  console.error(
    `EmailJS is half set up. Set ${missing.join(" and ")} as well, or none of: ${required.join(", ")}.`,
  );
  process.exit(1);
}

const mailbox = missing.length > 0 ? await startOnFreePort() : undefined;
console.log(`
  Site       ${siteAddress}
  Enquiries  ${mailbox ? `${mailbox.origin} (local mailbox; no EmailJS account is set)` : "are sent for real, through EmailJS"}
`);
run(mailbox);

async function startOnFreePort(): Promise<Mailbox> {
  for (let port = firstMailboxPort; port < firstMailboxPort + mailboxPorts; port++) {
    try {
      return await startMailbox({ port });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    }
  }
  return startMailbox({ port: 0 });
}

function run(ownMailbox: Mailbox | undefined): void {
  const child = spawn(
    process.execPath,
    // Without the two options it downloads Deno, for edge functions that this site does not have.
    [
      fileURLToPath(import.meta.resolve("netlify-cli/bin/run.js")),
      "dev",
      "--offline",
      "--internal-disable-edge-functions",
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        // Netlify's only switch for its telemetry that is not a setting of the whole machine.
        CI: "true",
        ...(ownMailbox && {
          EMAILJS_SERVICE_ID: mailboxAccount.serviceId,
          EMAILJS_TEMPLATE_ID: mailboxAccount.templateId,
          EMAILJS_PUBLIC_KEY: mailboxAccount.publicKey,
          EMAILJS_PRIVATE_KEY: "",
          EMAILJS_ORIGIN: ownMailbox.origin,
        }),
      },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.on("exit", async (code, signal) => {
    await ownMailbox?.close();
    process.exit(code ?? 128 + constants.signals[signal!]);
  });
}
