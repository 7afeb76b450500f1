import { createHash } from "node:crypto";
import { failures, simulatorDomain } from "./failures.ts";
import { escapeHtml, fillIn, letterFields, unusedVariables } from "./letter.ts";
import type { Message } from "./mailbox-message.ts";
import { mailboxStyle } from "./mailbox-style.ts";

const secondsBetweenRefreshes = 3;

/** Text of a message is a stranger's: the pages run no script and load nothing but each other. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(mailboxStyle).digest("base64")}'; frame-src 'self'; frame-ancestors 'self'`;

/** The letter brings its style in attributes, as e-mail has to. */
export const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** The mailbox with one letter open. It stays as it is while one reads; only the list in its frame refreshes itself. */
export function messagePage(message: Message): string {
  const { number, templateParams } = message;
  const unused = unusedVariables(templateParams);
  return mailboxPage(
    subjectOf(message),
    `<header>
<h1 dir="auto">${escapeHtml(subjectOf(message))}</h1>
<dl>
${definition(["Reply to", fillIn(letterFields["Reply To"], templateParams, String)])}
${definition(["Received", new Date(message.receivedAt).toLocaleString()])}
${definition(["Answered", message.answer])}
</dl>
${unused.length > 0 ? `<p class="notice">Sent as well, but <code>netlify/letter-template.html</code> has no place for it:</p>\n<dl>\n${unused.map(definition).join("\n")}\n</dl>` : ""}
<p><a href="/letters/${number}.html">The letter alone</a> <a href="/letters/${number}.txt">As plain text</a></p>
</header>
<iframe class="letter" title="The letter" sandbox src="/letters/${number}.html"></iframe>`,
    number,
  );
}

/** The mailbox before the first letter; it looks for one by itself. */
export function emptyPage(): string {
  return mailboxPage(
    "Local mailbox",
    `<header class="empty">
<h1>No letters yet</h1>
<p>Send an enquiry from the site: it opens here by itself, as the business would receive it.</p>
</header>`,
  );
}

/** The messages, newest first, for the frame beside the letter. */
export function listPage(messages: readonly Message[], open: number): string {
  return page(
    "Letters",
    `<body class="list">
<h1>${messages.length === 1 ? "1 letter" : `${messages.length} letters`}</h1>
<ol>
${messages.map((message) => listItem(message, message.number === open)).join("\n")}
</ol>`,
    true,
  );
}

function listItem({ number, templateParams, receivedAt, answer }: Message, open: boolean): string {
  return `<li><a href="/letters/${number}" target="_top"${open ? ' aria-current="true"' : ""}>
<b dir="auto">${escapeHtml(templateParams["name"] || "No name")}</b>
<time datetime="${receivedAt}">${new Date(receivedAt).toLocaleTimeString()}</time>
<span dir="auto">${escapeHtml((templateParams["msg"] ?? "").slice(0, 120))}</span>
${answer === "200" ? "" : `<em>answered ${escapeHtml(answer)}</em>`}
</a></li>`;
}

/** `open` is the number of the letter that `content` shows; without one the page refreshes itself. */
function mailboxPage(title: string, content: string, open?: number): string {
  return page(
    `${title} – Local mailbox`,
    `<body class="mailbox">
<aside>
<p class="name"><a href="/">Local mailbox</a></p>
<p>Enquiries from this machine come here instead of EmailJS. Nothing leaves it, and all is forgotten when it stops.</p>
${open === undefined ? "" : `<iframe title="Letters" src="/letters?open=${open}"></iframe>`}
<details>
<summary>Failures on request</summary>
<p>Write one of these as the enquirer’s e-mail address. A tag changes nothing: hang+1@${simulatorDomain} hangs too.</p>
<dl>
${failures.map(({ address, effect }) => definition([`${address}@${simulatorDomain}`, effect])).join("\n")}
</dl>
</details>
<details>
<summary>For programs</summary>
<p>GET /messages answers them as JSON, GET /messages?email=… those of one enquirer; DELETE /messages empties the mailbox.</p>
</details>
</aside>
<main>
${content}
</main>`,
    open === undefined,
  );
}

function page(title: string, body: string, refresh: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refresh ? `<meta http-equiv="refresh" content="${secondsBetweenRefreshes}">` : ""}
<title>${escapeHtml(title)}</title>
<style>${mailboxStyle}</style>
</head>
${body}
</body>
</html>
`;
}

function subjectOf({ templateParams }: Message): string {
  return fillIn(letterFields.Subject, templateParams, String);
}

function definition([term, description]: [string, string]): string {
  return `<dt>${escapeHtml(term)}</dt><dd dir="auto">${escapeHtml(description)}</dd>`;
}
