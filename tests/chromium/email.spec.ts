import { mailboxAccount } from "../../netlify/local/mailbox-account.ts";
import { axeViolations, wcagTags } from "./support/axe-violations.ts";
import { expect, test } from "./support/fixtures.ts";

const origin = process.env["MAILBOX_ORIGIN"]!;

const hostile = {
  name: `<script>document.title = "ran"</script> \u202eevil {{email}} ${"W".repeat(40)}`,
  mob: "<b>9876543210</b>",
  msg: [
    `<img src=x onerror="document.title = 'ran'"></div></td></table><style>* { display: none }</style>`,
    "{{name}} {{{email}}} & &amp; \"double\" 'single' `tick` -->",
    "\u202eturned around",
    "  two spaces before this line",
    "",
    "w".repeat(1500),
    ...Array.from({ length: 300 }, (_, line) => `Line ${line}.`),
  ]
    .join("\n")
    .slice(0, 5000),
};

/** Delivers an enquiry to the mailbox as EmailJS would get it, and returns the address of its email there. */
async function deliver(email: string, values: object): Promise<string> {
  await fetch(`${origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      user_id: mailboxAccount.publicKey,
      service_id: mailboxAccount.serviceId,
      template_id: mailboxAccount.templateId,
      template_params: { email, ...values },
    }),
  });
  const answer = await fetch(`${origin}/emails.json?email=${encodeURIComponent(email)}`);
  const [message] = (await answer.json()) as [{ number: number }];
  return `${origin}/emails/${message.number}`;
}

test("the email shows a hostile enquiry as it was written, in any width and without styles", async ({
  page,
  sender,
}) => {
  const address = await deliver(sender, hostile);
  const message = page.locator("[dir=auto]").first();
  await page.goto(`${address}.html`);
  await expect(page).toHaveTitle("Enquiry");
  await expect(page.locator("script, img, b")).toHaveCount(0);
  const shown = await page.locator("pre, p, td").allTextContents();
  for (const written of [hostile.msg, hostile.name, hostile.mob, sender])
    expect(
      shown.filter((text) => text === written),
      written.slice(0, 40),
    ).toHaveLength(1);
  for (const width of [320, 700]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Every line break of the message must be one on the screen.
    const lines = await message.evaluate(
      (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(lines, `at ${width} px`).toBeGreaterThanOrEqual(hostile.msg.split("\n").length);
  }

  await test.step("a mail program that drops all styles still shows the lines, and wraps long ones", async () => {
    await page.goto(`${address}.unstyled`);
    await expect(page.locator("style, [style]")).toHaveCount(0);
    expect((await message.innerText()).split("\n")).toEqual(hostile.msg.split("\n"));
    await expect(message).toHaveCSS("white-space-collapse", "preserve");
    await expect(message).toHaveCSS("text-wrap-mode", "wrap");
  });
});

test("axe finds no violation in the mailbox and its emails, with the light and the dark colour scheme", async ({
  page,
  sender,
}) => {
  const address = await deliver(sender, hostile);
  await page.goto(address);
  await expect(page.frameLocator("iframe[title='The email']").getByText(sender).first()).toBeVisible();
  // The mailbox's frames allow no script, so axe examines their documents on their own.
  for (const document of [address, `${origin}/emails`, `${address}.html`]) {
    // The mailbox reloads its list with a meta refresh, because it has no script. Here it would stop axe.
    const html = await (await fetch(document)).text();
    await page.goto("about:blank");
    await page.setContent(html.replace(/<meta http-equiv="refresh"[^>]*>/, ""));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, "html", wcagTags), `${document}, ${colorScheme}`).toEqual([]);
    }
  }
});
