import { randomUUID } from "node:crypto";
import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

/** The outcomes of the rule "Enquiry card". */
export const success = "Message sent successfully!";
export const failure = "Failed to send message. Please try again.";

/** The console messages of a failed enquiry: the browser's about the response, and ours about the outcome. */
export const failureMessages = [/status of 50\d/, /The enquiry was not sent/];

export interface Email {
  /** The body of the request, exactly as received. */
  body: string;
}

interface Fixtures {
  /** The console messages that this test provokes; any other error or warning fails it. */
  expectedMessages: RegExp[];
  /** An email address that no other test uses. */
  sender: string;
  /** Returns the emails that the mailbox has received from one sender. */
  emailsFrom: (email: string) => Promise<Email[]>;
}

export const test = base.extend<Fixtures>({
  expectedMessages: async ({}, use) => use([]),

  sender: async ({}, use) => use(`visitor+${randomUUID().slice(0, 8)}@example.com`),

  emailsFrom: async ({ request }, use) =>
    use(async (email) => {
      const response = await request.get(`${process.env["MAILBOX_ORIGIN"]}/emails.json`, {
        params: { email },
      });
      return (await response.json()) as Email[];
    }),
});
