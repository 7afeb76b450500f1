import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Email } from "./email.ts";
import { parseObject, refusalOf } from "./emailjs-rules.ts";
import { playFailure } from "./failures.ts";
import { emailKinds, fillEmail } from "./fill-email.ts";
import { emptyPage, emailPolicy, listPage, emailPage, pagePolicy } from "./mailbox-page.ts";

export interface Mailbox {
  origin: string;
  /** Newest first. */
  emails: readonly Email[];
  /** Stops the mailbox, and ends requests that are still open. */
  close(): Promise<void>;
}

interface Options {
  port: number;
  maxEmails?: number;
  /** As an account does whose owner has turned that on (Account > Security). */
  requiresPrivateKey?: boolean;
}

/**
 * Starts a local stand-in for EmailJS, which answers as EmailJS does but delivers nothing: it keeps the last
 * emails in memory and shows them. GET /emails.json lists them, with ?email=... only those of one enquirer;
 * DELETE /emails deletes them. Port 0 means any free port. Rejects with EADDRINUSE when the port is taken.
 */
export async function startMailbox({
  port,
  maxEmails = 200,
  requiresPrivateKey = false,
}: Options): Promise<Mailbox> {
  const emails: Email[] = [];
  const seen = new Set<string>();
  let received = 0;

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const params = Object.entries(parseObject(body)["template_params"] ?? {});
    const templateParams = Object.fromEntries(params.map(([name, value]) => [name, String(value)]));
    const refusal = refusalOf(request.headers["content-type"], body, requiresPrivateKey);
    const failure = refusal ? undefined : playFailure(templateParams["email"] ?? "", response, seen);
    const { status, text: reason } = refusal ?? { status: 200, text: "OK" };
    emails.unshift({
      number: ++received,
      templateParams,
      receivedAt: new Date().toISOString(),
      answer: failure ?? String(status),
      headers: request.headers,
      body,
    });
    emails.splice(maxEmails);
    if (!failure) sendText(response, status, reason);
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://mailbox");
    switch (`${request.method} ${pathname}`) {
      case "POST /api/v1.0/email/send":
        return receive(request, response);
      case "GET /":
        if (!emails[0]) return sendHtml(response, emptyPage());
        return response.writeHead(302, { location: `/emails/${emails[0].number}` }).end();
      case "GET /emails":
        return sendHtml(response, listPage(emails, Number(searchParams.get("open"))));
      case "GET /emails.json": {
        const email = searchParams.get("email");
        const chosen = emails.filter(({ templateParams }) => !email || templateParams["email"] === email);
        return response.setHeader("content-type", "application/json").end(JSON.stringify(chosen));
      }
      case "DELETE /emails":
        emails.length = 0;
        return response.writeHead(204).end();
    }
    // /emails/7 shows the mailbox with an email open, /emails/7.html the email alone, and so on.
    const [, number, extension] = pathname.match(/^\/emails\/(\d+)(?:\.(\w+))?$/) ?? [];
    const email = emails.find((candidate) => candidate.number === Number(number));
    const kind = emailKinds.find((candidate) => candidate === extension);
    if (!email || request.method !== "GET" || (extension && !kind)) {
      return sendText(response, 404, "Not Found");
    }
    if (!kind) return sendHtml(response, emailPage(email));
    const content = fillEmail(kind, email.templateParams);
    return kind === "txt" ? sendText(response, 200, content) : sendHtml(response, content, emailPolicy);
  }

  const server = createServer((request, response) => {
    // Fails only when the client closes the connection in the middle of its request.
    respond(request, response).catch(() => response.destroy());
  }).listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails,
    close() {
      server.closeAllConnections();
      return server[Symbol.asyncDispose]();
    },
  };
}

function sendHtml(response: ServerResponse, html: string, policy = pagePolicy) {
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy })
    .end(html);
}

function sendText(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(body);
}
