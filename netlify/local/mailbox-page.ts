import { createHash } from "node:crypto";
import { failures, simulatorDomain } from "./failures.ts";
import type { Message } from "./mailbox-message.ts";

const secondsBetweenRefreshes = 4;

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { margin-bottom: 0; }
  article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid #8886; border-radius: .5rem; }
  article p { margin: 0; opacity: .8; font-size: .875rem; }
  dt { font-family: ui-monospace, monospace; }
  dd { margin: 0 0 .75rem; overflow-wrap: anywhere; }
  article dl { display: grid; grid-template-columns: auto 1fr; column-gap: 1rem; margin: .75rem 0 0; }
  article dd { margin: 0; white-space: pre-wrap; }
`;

/** Text of a message is a stranger's: the page runs no script and loads nothing. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** The page of the mailbox: the messages, newest first, with all their variables, and the addresses that fail on request. */
export function mailboxPage(messages: readonly Message[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${secondsBetweenRefreshes}">
<title>(${messages.length}) Local mailbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Local mailbox</h1>
<p>Enquiries sent from this machine land here instead of EmailJS. Nothing leaves it, and all is forgotten when it stops.</p>
${messages.map(messageArticle).join("\n") || "<p><strong>No messages yet.</strong> Send an enquiry and it shows up by itself.</p>"}
</main>
<h2>Failures on request</h2>
<p>Write one of these as the enquirer’s e-mail address. A tag changes nothing: hang+1@${simulatorDomain} hangs too.</p>
<dl>
${failures.map(({ address, effect }) => definition([`${address}@${simulatorDomain}`, effect])).join("\n")}
</dl>
<h2>For programs</h2>
<p>GET /messages answers them as JSON, GET /messages?email=… those of one enquirer; DELETE /messages empties the mailbox.</p>
</body>
</html>
`;
}

function messageArticle({ templateParams, receivedAt, answer }: Message): string {
  return `<article>
<p><time datetime="${receivedAt}">${new Date(receivedAt).toLocaleString()}</time>, answered: ${escapeHtml(answer)}</p>
<dl>
${Object.entries(templateParams).map(definition).join("\n")}
</dl>
</article>`;
}

function definition([term, description]: [string, string]): string {
  return `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(description)}</dd>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
