import { AxeBuilder } from "@axe-core/playwright";
import { mailboxAccount } from "../../netlify/local/mailbox-account.ts";
import { wcagTags } from "./support/axe-violations.ts";
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
  const body = JSON.stringify({
    user_id: mailboxAccount.publicKey,
    service_id: mailboxAccount.serviceId,
    template_id: mailboxAccount.templateId,
    template_params: { email, ...values },
  });
  await fetch(`${origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const [message] = (await (
    await fetch(`${origin}/emails.json?email=${encodeURIComponent(email)}`)
  ).json()) as {
    number: number;
  }[];
  return `${origin}/emails/${message!.number}`;
}

for (const width of [320, 700]) {
  test(`the email shows a hostile enquiry as it was written, at ${width} px`, async ({ page, sender }) => {
    const address = await deliver(sender, hostile);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address}.html`);
    await expect(page).toHaveTitle("Enquiry");
    await expect(page.locator("script, img, b")).toHaveCount(0);
    for (const text of [hostile.msg, hostile.name, hostile.mob, sender]) {
      const shown = await page
        .locator("pre, p, td")
        .evaluateAll((elements, wanted) => elements.filter((element) => element.textContent === wanted), text)
        .then((found) => found.length);
      expect(shown, text.slice(0, 40)).toBe(1);
    }
    const measured = await page.evaluate(() => {
      const message = document.querySelector<HTMLElement>("[dir=auto]")!;
      const { lineHeight } = getComputedStyle(message);
      return {
        wide: document.documentElement.scrollWidth,
        // Every line break of the message must be one on the screen.
        lines: message.getBoundingClientRect().height / parseFloat(lineHeight),
      };
    });
    expect(measured.wide).toBe(width);
    expect(measured.lines).toBeGreaterThanOrEqual(hostile.msg.split("\n").length);
  });
}

test("a mail program that drops all styles still shows the lines of a message, and wraps long ones", async ({
  page,
  sender,
}) => {
  const address = await deliver(sender, hostile);
  await page.goto(`${address}.unstyled`);
  await expect(page.locator("style, [style]")).toHaveCount(0);
  const message = page.locator("[dir=auto]").first();
  expect((await message.innerText()).split("\n")).toEqual(hostile.msg.split("\n"));
  await expect(message).toHaveCSS("white-space-collapse", "preserve");
  await expect(message).toHaveCSS("text-wrap-mode", "wrap");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds no violation in the mailbox and its emails, with the ${colorScheme} colour scheme`, async ({
    page,
    sender,
  }) => {
    await page.emulateMedia({ colorScheme });
    const address = await deliver(sender, { ...hostile, colour: "green" });
    await page.goto(address);
    await expect(page.frameLocator("iframe[title='The email']").getByText("Yours,")).toBeVisible();
    // The mailbox's frames allow no script, so axe examines their documents on their own.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .exclude("iframe")
      .withTags(wcagTags)
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    for (const document of [`${origin}/emails`, `${address}.html`]) {
      await page.goto("about:blank");
      // The mailbox reloads its list with a meta refresh, because it has no script. Here it would stop axe.
      const html = await (await fetch(document)).text();
      await page.setContent(html.replace(/<meta http-equiv="refresh"[^>]*>/, ""));
      const axe = new AxeBuilder({ page }).setLegacyMode().withTags(wcagTags);
      expect((await axe.analyze()).violations.map(({ id }) => id)).toEqual([]);
    }
  });
}
