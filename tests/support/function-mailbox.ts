import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { mailboxAccount } from "../../netlify/local/mailbox-account.ts";
import { startMailbox, type Mailbox } from "../../netlify/local/mailbox.ts";

/** The lines that the function has logged in this test. */
export const logged: string[] = [];

export const lastRecord = () => JSON.parse(logged.at(-1)!);

/**
 * Starts a mailbox for all tests of a file, and points the function's environment variables to it; `settings`
 * are further ones. The mailbox is emptied before each test, and the log does not reach the terminal.
 */
export async function functionMailbox(settings: Record<string, string> = {}): Promise<Mailbox> {
  const mailbox = await startMailbox({ port: 0 });
  afterAll(() => mailbox.close());
  beforeEach(async () => {
    await fetch(`${mailbox.origin}/emails`, { method: "DELETE" });
    vi.stubEnv("EMAILJS_SERVICE_ID", mailboxAccount.serviceId);
    vi.stubEnv("EMAILJS_TEMPLATE_ID", mailboxAccount.templateId);
    vi.stubEnv("EMAILJS_PUBLIC_KEY", mailboxAccount.publicKey);
    vi.stubEnv("EMAILJS_PRIVATE_KEY", undefined);
    vi.stubEnv("EMAILJS_ORIGIN", mailbox.origin);
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    logged.length = 0;
    for (const method of ["log", "error"] as const)
      vi.spyOn(console, method).mockImplementation((line: string) => void logged.push(line));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return mailbox;
}
