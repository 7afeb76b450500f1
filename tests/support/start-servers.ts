import path from "node:path";
import { startMailbox } from "../../netlify/local/mailbox.ts";
import { serveSite } from "./site-server.ts";

const portOf = (origin: string | undefined) => Number(new URL(origin!).port);

/**
 * Starts, for the whole run, a mailbox in place of EmailJS, and the server of the site. Netlify's own answers
 * for what is not a file of the build: the function, redirects and unknown addresses. It would take a tenth of
 * the run's time for the files too, because it opens a connection for each. Tests tell their emails apart by
 * the sender's address.
 */
export default async function globalSetup() {
  const { MAILBOX_ORIGIN, SITE_ORIGIN, PREVIEW_ORIGIN } = process.env;
  const mailbox = await startMailbox({ port: portOf(MAILBOX_ORIGIN) });
  const site = await serveSite(path.resolve(import.meta.dirname, "../../dist"), {
    port: portOf(SITE_ORIGIN),
    elsewhere: PREVIEW_ORIGIN!,
  });
  return async () => {
    site.close();
    await mailbox.close();
  };
}
