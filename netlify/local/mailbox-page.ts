import { createHash } from "node:crypto";
import { escapeXml } from "../../src/generator/escape-xml.ts";
import type { Email } from "./email.ts";
import { failureDomain, failures } from "./failures.ts";
import { emailFields, fillIn } from "./fill-email.ts";

/** Reloads a page every three seconds. */
const refresh = `<meta http-equiv="refresh" content="3">`;

type Row = [term: string, description: string];

/** The style of all pages except the emails themselves, in the browser's own colours, light or dark. */
const style = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; border: 0; }
dt, time, em { font: .8125rem ui-monospace, monospace; }
.mailbox { display: grid; grid-template-columns: 22rem 1fr; height: 100vh; }
aside, main { display: flex; flex-direction: column; min-height: 0; overflow: auto; }
aside { border-right: 1px solid; }
aside > p, details, header { padding: .75rem 1.25rem; }
aside iframe { flex: 1 0 16rem; border-block: 1px solid; }
dt { font-weight: bold; }
header > * + *, details dt { margin-top: .5rem; }
header dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; align-items: baseline; max-height: 12rem; overflow-y: auto; }
dd { white-space: pre-wrap; }
main iframe { flex: 1 0 24rem; }
ol { padding: 0; list-style: none; }
li a { display: grid; grid-template-columns: 1fr auto; padding: .75rem 1.25rem; border-bottom: 1px solid; color: inherit; text-decoration: none; }
li a[aria-current] { border-left: 6px solid; }
li b, li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
li span, em { grid-column: 1 / -1; }
@media (max-width: 800px) { .mailbox { display: block; } main iframe { height: 90vh; } }
`;

/** Strangers write the texts of emails, so the pages run no script and load nothing but each other. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-src 'self'; frame-ancestors 'self'`;

/** An email has its styles in attributes, as mail programs require, so its policy allows inline styles. */
export const emailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/**
 * Returns the mailbox with one email open. Only the list in its frame reloads, so that nothing moves while
 * one reads.
 */
export function emailPage({ number, templateParams, receivedAt, answer }: Email): string {
  const subject = fillIn(emailFields.Subject, templateParams, String);
  const details = definitions([
    ["Reply To", fillIn(emailFields["Reply To"], templateParams, String)],
    ...escapedFields(templateParams),
    ["Received", new Date(receivedAt).toLocaleString()],
    ["Answered", answer],
  ]);
  const content = `<header>
<h1 dir="auto">${escapeXml(subject)}</h1>
${details}
<p><a href="/emails/${number}.html">The email alone</a> · <a href="/emails/${number}.unstyled">Without styles</a> · <a href="/emails/${number}.txt">As plain text</a></p>
</header>
<iframe title="The email" sandbox src="/emails/${number}.html"></iframe>`;
  return mailboxPage(subject, content, number);
}

/**
 * Returns the fields of an email as they arrive if EmailJS escapes them like its content, where that makes a
 * difference. Its documentation does not say.
 */
function escapedFields(templateParams: Email["templateParams"]): Row[] {
  return Object.entries(emailFields)
    .map(([name, field]): [name: string, plain: string, escaped: string] => [
      name,
      fillIn(field, templateParams, String),
      fillIn(field, templateParams, escapeEntities),
    ])
    .filter(([, plain, escaped]) => escaped !== plain)
    .map(([name, , escaped]) => [`${name}, if escaped`, escaped]);
}

const escapeEntities = (value: string) => escapeXml(value).replaceAll("'", "&#39;");

/** Returns the mailbox before the first email. The page reloads until there is one. */
export function emptyPage(): string {
  const content = `<header>
<h1>No emails yet</h1>
<p>Send an enquiry from the site, and it opens here on its own, just as the business would receive it.</p>
</header>`;
  return mailboxPage("No emails", content);
}

/** Returns the list of emails, newest first, for the frame beside the open email. */
export function listPage(emails: readonly Email[], open: number): string {
  const items = emails.map(
    ({ number, templateParams, receivedAt, answer }) =>
      `<li><a href="/emails/${number}" target="_top"${number === open ? ' aria-current="true"' : ""}>
<b dir="auto">${escapeXml(templateParams["name"] || "No name")}</b>
<time datetime="${receivedAt}">${new Date(receivedAt).toLocaleTimeString()}</time>
<span dir="auto">${escapeXml((templateParams["msg"] ?? "").slice(0, 120))}</span>
${answer === "200" ? "" : `<em>answered ${escapeXml(answer)}</em>`}
</a></li>`,
  );
  return page("Emails", `${refresh}<ol>\n${items.join("\n")}\n</ol>`);
}

/**
 * Returns a page of the mailbox. `open` is the number of the email in `content`; without it the page reloads
 * itself.
 */
function mailboxPage(title: string, content: string, open?: number): string {
  return page(
    `${title} – Local mailbox`,
    `${open ? "" : refresh}
<div class="mailbox">
<aside>
<p><b><a href="/">Local mailbox</a></b></p>
<p>Enquiries from this machine come here instead of EmailJS. Nothing leaves this machine, and the mailbox forgets everything when it stops.</p>
${open ? `<iframe title="Emails" src="/emails?open=${open}"></iframe>` : ""}
<details>
<summary>Failures you can ask for</summary>
<p>Enter one of these as the enquirer’s email address. A tag makes no difference: hang+1@${failureDomain} hangs too.</p>
${definitions(failures.map(([name, effect]) => [`${name}@${failureDomain}`, effect]))}
</details>
</aside>
<main>
${content}
</main>
</div>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title>
<style>${style}</style>
${body}
</html>
`;
}

function definitions(rows: Row[]): string {
  const items = rows.map(
    ([term, description]) => `<dt>${escapeXml(term)}</dt><dd dir="auto">${escapeXml(description)}</dd>`,
  );
  return `<dl>\n${items.join("\n")}\n</dl>`;
}
