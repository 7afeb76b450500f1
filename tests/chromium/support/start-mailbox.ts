import { startMailbox } from "../../../netlify/local/mailbox.ts";

/**
 * Starts one mailbox for the whole run, in place of EmailJS. Tests tell their emails apart by the sender's
 * address.
 */
export default async function globalSetup() {
  const { port } = new URL(process.env["MAILBOX_ORIGIN"]!);
  const mailbox = await startMailbox({ port: Number(port) });
  return () => mailbox.close();
}
