import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { mailboxSettings } from "./mailbox-account.ts";
import { startMailbox } from "./mailbox.ts";

// The command of [dev] in netlify.toml: starts the local mailbox and Vite. It cannot tell whether the
// function has other settings, because Netlify's CLI gives this command those of netlify.toml, even if .env
// overrides them for the function.

const { origin, port } = new URL(mailboxSettings.EMAILJS_ORIGIN);
try {
  await startMailbox({
    port: Number(port),
    requiresPrivateKey: Boolean(process.env["EMAILJS_PRIVATE_KEY"]?.trim()),
  });
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
  console.error(
    `The local mailbox needs port ${port}, which is taken. Is an earlier npm start still running?`,
  );
  process.exit(1);
}
console.log(`Enquiries  ${origin} (local mailbox), or EmailJS if .env names an account there`);

// Whatever the environment says: with "production", pages would be shown without updates.
process.env["NODE_ENV"] = "development";

// The port is open before Vite is ready, because Netlify's CLI gives up after 15 s. Requests wait.
const server = createServer(async (request, response) => {
  const { middlewares } = await vite;
  middlewares(request, response);
});
// Its web socket has a port of its own: at this one, the Vite that restarts and its successor would both answer
// a page that connects, which ends the process.
const vite = createVite({ server: { middlewareMode: true, port: 5173 } });
server.listen(5173, "localhost");
