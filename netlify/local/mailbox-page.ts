import { createHash } from "node:crypto";
import { failures, simulatorDomain } from "./failures.ts";
import type { Letter } from "./mailbox.ts";

const secondsBetweenRefreshes = 4;

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { margin-bottom: 0; }
  article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid #8886; border-radius: .5rem; }
  article h2 { margin: 0; font-size: 1.125rem; }
  article p { margin: .75rem 0 0; }
  h2, p, dd { overflow-wrap: anywhere; }
  .facts { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; opacity: .8; font-size: .875rem; }
  .message { white-space: pre-wrap; }
  dt { margin-top: .75rem; font-family: ui-monospace, monospace; }
  dd { margin: 0; }
`;

/** Text of a letter is a stranger's: the page runs no script and loads nothing. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** The page of the mailbox: the letters, newest first, and the addresses that fail on request. */
export function mailboxPage(letters: readonly Letter[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${secondsBetweenRefreshes}">
<title>(${letters.length}) Local mailbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Local mailbox</h1>
<p>Enquiries sent from this machine land here instead of EmailJS. Nothing leaves it, and all is forgotten when it stops.</p>
${letters.map(letterArticle).join("\n") || "<p><strong>No letters yet.</strong> Send an enquiry and it shows up by itself.</p>"}
</main>
<h2>Failures on request</h2>
<p>Write one of these as the enquirer’s e-mail address. A tag changes nothing: hang+1@${simulatorDomain} hangs too.</p>
<dl>
${failures.map(({ address, effect }) => `<dt>${escapeHtml(address)}@${simulatorDomain}</dt><dd>${escapeHtml(effect)}</dd>`).join("\n")}
</dl>
<h2>For programs</h2>
<p>GET /letters answers them as JSON, GET /letters?email=… those of one enquirer; DELETE /letters empties the mailbox.</p>
</body>
</html>
`;
}

function letterArticle({ name, email, phone, message, receivedAt, answer }: Letter): string {
  return `<article>
<h2>${escapeHtml(name)}</h2>
<p class="facts"><span>${escapeHtml(email)}</span> <span>${escapeHtml(phone)}</span> <time datetime="${receivedAt}">${new Date(receivedAt).toLocaleString()}</time> <span>Answer: ${escapeHtml(answer)}</span></p>
<p class="message">${escapeHtml(message)}</p>
</article>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
