import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { startMailbox, type Mailbox } from "../netlify/local/mailbox.ts";

/** The mailbox that the function writes to in all tests of the file; what it logs is kept from the terminal. */
export async function functionMailbox(options: { mostMessages?: number } = {}): Promise<Mailbox> {
  const mailbox = await startMailbox({ port: 0, ...options });
  afterAll(() => mailbox.close());
  beforeEach(() => {
    vi.stubEnv("EMAILJS_SERVICE_ID", mailboxAccount.serviceId);
    vi.stubEnv("EMAILJS_TEMPLATE_ID", mailboxAccount.templateId);
    vi.stubEnv("EMAILJS_PUBLIC_KEY", mailboxAccount.publicKey);
    vi.stubEnv("EMAILJS_PRIVATE_KEY", undefined);
    vi.stubEnv("EMAILJS_ORIGIN", mailbox.origin);
    for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return mailbox;
}
