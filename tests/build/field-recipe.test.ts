import type { Context } from "@netlify/functions";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type * as Handler from "../../netlify/functions/enquiry.ts";
import { mailboxAccount } from "../../netlify/local/mailbox-account.ts";
import type * as Mailbox from "../../netlify/local/mailbox.ts";
import type * as Text from "../../src/enquiry/draft/compose-message.ts";
import type * as Form from "../../src/enquiry/enquiry-form.tsx";
import type * as Check from "../../src/enquiry/enquiry-schema.ts";
import { exampleEnquiry } from "../examples/example-enquiry.ts";
import { at } from "./support/built-copy.ts";
import { siteOrigin as origin } from "./support/site-of-copy.ts";

const changed = <Module>(file: string) => import(at(file)) as Promise<Module>;

describe("a field that is added by the recipe", () => {
  const enquiry = { ...exampleEnquiry, company: "Acme" };

  test("is at its place in the form, and its label says that it is optional", async () => {
    const { EnquiryForm } = await changed<typeof Form>("src/enquiry/enquiry-form.tsx");
    const html = renderToString(
      createElement(EnquiryForm, {
        shown: true,
        delivery: "unsent",
        errors: {},
        onCheck: () => {},
        onSend: () => {},
      }),
    );
    expect(Array.from(html.matchAll(/<label[^>]*>(.*?)<\/label>/g), ([, label]) => label)).toEqual([
      "Name",
      "Email",
      "Phone",
      "Company (optional)",
      "Message",
      "Leave empty",
    ]);
    const control = /<input [^>]*name="company"[^>]*>/.exec(html)![0];
    expect(control).toContain('autoComplete="organization"');
    expect(control).not.toContain("aria-required");
  });

  test("is checked by its rule, like the other fields", async () => {
    const { checkEnquiry } = await changed<typeof Check>("src/enquiry/enquiry-schema.ts");
    expect(checkEnquiry(enquiry)).toEqual({ ok: true, enquiry });
    expect(checkEnquiry(exampleEnquiry)).toEqual({ ok: true, enquiry: { ...enquiry, company: "" } });
    expect(checkEnquiry({ ...enquiry, company: "Acme\nBcc: other@example.com" })).toMatchObject({
      errors: { company: "Please write your company on one line, as plain text" },
    });
    expect(checkEnquiry({ ...enquiry, company: "a".repeat(101) })).toMatchObject({
      errors: { company: "Please keep your company within 100 characters" },
    });
  });

  test("reaches the mailbox, which shows it in the email", async () => {
    const { startMailbox } = await changed<typeof Mailbox>("netlify/local/mailbox.ts");
    const mailbox = await startMailbox({ port: 0 });
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
      await mailbox.close();
    });
    vi.spyOn(console, "log").mockReturnValue();
    vi.stubEnv("EMAILJS_SERVICE_ID", mailboxAccount.serviceId);
    vi.stubEnv("EMAILJS_TEMPLATE_ID", mailboxAccount.templateId);
    vi.stubEnv("EMAILJS_PUBLIC_KEY", mailboxAccount.publicKey);
    vi.stubEnv("EMAILJS_ORIGIN", mailbox.origin);
    const { default: handler } = await changed<typeof Handler>("netlify/functions/enquiry.ts");
    const request = new Request(`${origin}/api/enquiry`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(enquiry),
    });
    expect((await handler(request, { requestId: "request-1" } as Context)).status).toBe(200);
    expect(mailbox.emails.map(({ templateParams }) => Object.entries(templateParams))).toEqual([
      [
        ["name", enquiry.name],
        ["email", enquiry.email],
        ["mob", enquiry.phone],
        ["company", "Acme"],
        ["msg", enquiry.message],
      ],
    ]);
    for (const kind of ["html", "txt"]) {
      const email = await (await fetch(`${mailbox.origin}/emails/1.${kind}`)).text();
      expect(email).toContain(`${enquiry.email} of Acme`);
    }
  });

  test("is in the text for the visitor's own mail program", async () => {
    const { enquiryAsText } = await changed<typeof Text>("src/enquiry/draft/compose-message.ts");
    expect(enquiryAsText({ ...enquiry, letterhead: "" })).toContain("\nCompany: Acme");
  });
});
