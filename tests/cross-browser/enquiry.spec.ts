import { fields } from "../../src/enquiry/fields.ts";
import { exampleEnquiry } from "../examples/example-enquiry.ts";
import {
  card,
  eventually,
  expect,
  failure,
  failureMessages,
  openCard,
  plainPage,
  success,
  test,
  type Tab,
} from "./support/fixtures.ts";

const send = { selector: `${card} button`, name: "SEND MESSAGE" };
const fieldOf = (name: string) => `${card} [name="${name}"]`;

function enteredValues(tab: Tab) {
  return tab.read(card, (dialog) => Object.fromEntries(new FormData(dialog.querySelector("form")!)));
}

function shownErrors(tab: Tab) {
  return tab.read(card, (dialog) =>
    [...dialog.querySelectorAll('[aria-invalid="true"]')].map(
      (invalid) =>
        document.getElementById(invalid.getAttribute("aria-describedby")!.split(" ").at(-1)!)!.textContent,
    ),
  );
}

test("an enquiry with errors and a failure can be corrected in the card, and arrives", async ({
  tab,
  sender,
  emailsFrom,
  expectedMessages,
}) => {
  expectedMessages.push(...failureMessages);
  await tab.visit(plainPage);

  // The form takes input from the phase "open" on, even while the envelope still moves.
  await tab.evaluate(recordReachableFields);
  await openCard(tab);
  expect(await tab.attribute("html", "data-reachable")).toBe(fields.map(({ name }) => name).join(" "));
  expect(Number(await tab.attribute("html", "data-moving"))).toBeGreaterThan(0);

  await tab.click(send);
  await eventually(() => shownErrors(tab)).toEqual([
    "Please enter your name",
    "Please enter your email",
    "Please enter your phone number",
    "Please enter your message",
  ]);
  expect(await tab.hasFocus(fieldOf("name"))).toBe(true);

  const entries = {
    name: "Visitor",
    email: "status-500@mailbox.test",
    phone: exampleEnquiry.phone,
    message: "An old portal.",
  };
  for (const [name, value] of Object.entries(entries)) await tab.fill(fieldOf(name), value);
  await tab.click(send);
  await eventually(() => tab.text(card)).toContain(failure);
  expect(await tab.attribute(card, "data-phase")).toBe("open");
  expect(await enteredValues(tab)).toMatchObject(entries);

  await tab.fill(fieldOf("email"), sender);
  await tab.click(send);
  await eventually(() => tab.text("body")).toContain(success);
  await eventually(() => tab.isShown(card)).toBe(false);
  const arrived = (await emailsFrom(sender)).map(({ body }) => JSON.parse(body).template_params);
  const { name, phone: mob, message: msg } = entries;
  expect(arrived).toMatchObject([{ name, email: sender, mob, msg }]);
});

/**
 * Runs in the page. When the card opens, records which fields a press would hit, and how many animations are
 * running.
 */
function recordReachableFields() {
  const { dataset } = document.documentElement;
  const observer = new MutationObserver(() => {
    const dialog = document.querySelector("dialog[data-phase=open]");
    if (!dialog) return;
    observer.disconnect();
    const reachable = [...dialog.querySelectorAll<HTMLInputElement>(":is(input, textarea):not([tabindex])")]
      .filter((field) => {
        const { left, top, width, height } = field.getBoundingClientRect();
        field.focus({ preventScroll: true });
        return document.elementFromPoint(left + width / 2, top + height / 2) === document.activeElement;
      })
      .map(({ name }) => name);
    dataset["reachable"] = reachable.join(" ");
    dataset["moving"] = String(dialog.getAnimations({ subtree: true }).length);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-phase"] });
}
