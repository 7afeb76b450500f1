import { init, send } from "@emailjs/browser";
import { afterEach, expect, test, vi } from "vitest";
import { mailboxAccount } from "../../../netlify/local/mailbox-account.ts";
import { sendEmail } from "../../../netlify/send-email.ts";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";
import { functionMailbox } from "../../support/function-mailbox.ts";

const mailbox = await functionMailbox();
init({ publicKey: mailboxAccount.publicKey }, mailbox.origin);
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The names of the template's variables that are not those of fields (rule "Email service"). */
const templateNames: Record<string, string> = { phone: "mob", message: "msg" };

test.each([
  "We need a mobile app.",
  "Quotes \"two\" and 'one', a \\ and a / and </script>.",
  "Two\nlines\tand a tab",
  "नमस्ते, क्\u200dष, José, 🙂",
  "\u2028\u2029\ufffd\u007f",
  "{{name}} {{{email}}} %s $& &amp;",
  "a".repeat(5000),
])("the request has, to the byte, the body that EmailJS's own library sends: %j", async (message) => {
  const enquiry = { ...exampleEnquiry, name: "आशा O'Brien", email: "first.o'brien@example.ie", message };

  // The library reads the path of the page.
  vi.stubGlobal("location", { pathname: "/" });
  const parameters = Object.entries(enquiry).map(([name, value]) => [templateNames[name] ?? name, value]);
  await send(mailboxAccount.serviceId, mailboxAccount.templateId, Object.fromEntries(parameters));
  await sendEmail(enquiry, { ...mailboxAccount, origin: mailbox.origin });

  const [ours, theirs] = mailbox.emails;
  expect(ours!.body).toBe(theirs!.body);
  expect(ours!.headers["content-type"]).toBe(theirs!.headers["content-type"]);
  expect(ours!.answer).toBe("200");
});
