import {
  card,
  eventually,
  expect,
  failure,
  failureMessages,
  openCard,
  success,
  test,
  type Tab,
} from "./fixtures.ts";

const send = { selector: `${card} button`, name: "SEND MESSAGE" };
const values = { name: "Test Visitor", phone: "98765 43210", message: "We have an old portal." };

async function fillCard(tab: Tab, email: string) {
  for (const [field, value] of Object.entries({ ...values, email }))
    await tab.fill(`${card} [name="${field}"]`, value);
}

/** What stands in the fields of the card. */
function written(tab: Tab) {
  return tab.read(card, (dialog) => {
    const entry = (name: string) => dialog.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value;
    return { name: entry("name"), email: entry("email"), phone: entry("phone"), message: entry("message") };
  });
}

test("an empty form names all four rules, and the focus goes to the first field", async ({ tab }) => {
  await tab.visit("/");
  await openCard(tab);
  await tab.click(send);
  const said = () =>
    tab.read(card, (dialog) =>
      [...dialog.querySelectorAll('[aria-invalid="true"]')].map(
        (field) =>
          document.getElementById(field.getAttribute("aria-describedby")!.split(" ").at(-1)!)!.textContent,
      ),
    );
  await eventually(said).toEqual([
    "Please enter your name",
    "Please enter your email",
    "Please enter your phone number",
    "Please enter your message",
  ]);
  expect(await tab.hasFocus(`${card} [name="name"]`)).toBe(true);
});

test("a value that breaks a rule is named at its field, and nothing is sent", async ({
  tab,
  sender,
  messagesFrom,
}) => {
  await tab.visit("/");
  await openCard(tab);
  await fillCard(tab, sender);
  await tab.fill(`${card} [name="phone"]`, "1");
  await tab.click(send);
  await eventually(() => tab.text(card)).toContain("Please enter a valid 10-digit number");
  expect(await tab.hasFocus(`${card} [name="phone"]`)).toBe(true);
  expect(await messagesFrom(sender)).toEqual([]);
});

test("an enquiry arrives in the mailbox, the visitor is told, and the card closes empty", async ({
  tab,
  sender,
  messagesFrom,
}) => {
  await tab.visit("/");
  await openCard(tab);
  await fillCard(tab, sender);
  await tab.click(send);
  await eventually(() => tab.text("body")).toContain(success);
  await eventually(() => tab.isShown(card)).toBe(false);
  const arrived = (await messagesFrom(sender)).map(({ body }) => JSON.parse(body).template_params);
  const { name, message } = values;
  expect(arrived).toEqual([{ name, email: sender, mob: "9876543210", msg: message }]);

  await openCard(tab);
  expect(await written(tab)).toEqual({ name: "", email: "", phone: "", message: "" });
});

test("an enquiry that fails leaves the card open with what was written", async ({
  tab,
  expectedMessages,
}) => {
  expectedMessages.push(...failureMessages);
  const email = "status-500@mailbox.test";
  await tab.visit("/");
  await openCard(tab);
  await fillCard(tab, email);
  await tab.click(send);
  await eventually(() => tab.text(card)).toContain(failure);
  expect(await tab.attribute(card, "data-phase")).toBe("open");
  expect(await written(tab)).toEqual({ ...values, email });
});

test("a draft outlives closing and reloading", async ({ tab }) => {
  await tab.visit("/");
  await openCard(tab);
  await tab.fill(`${card} [name="message"]`, "Half a thought");
  await tab.press("Escape");
  await eventually(() => tab.isShown(card)).toBe(false);
  await openCard(tab);
  expect(await written(tab)).toMatchObject({ message: "Half a thought" });

  await tab.reload();
  await openCard(tab);
  expect(await written(tab)).toMatchObject({ message: "Half a thought" });
});
