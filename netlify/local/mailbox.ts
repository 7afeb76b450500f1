import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parseObject, refusalOf } from "./emailjs-rules.ts";
import { playFailure, redirectTarget } from "./failures.ts";
import type { Message } from "./mailbox-message.ts";
import { letterHtml, letterText } from "./letter.ts";
import { emptyPage, letterPolicy, listPage, messagePage, pagePolicy } from "./mailbox-page.ts";

export type Mailbox = {
  origin: string;
  /** Newest first. */
  messages: readonly Message[];
  /** Breaks off what still hangs. */
  close(): Promise<void>;
};

/**
 * Starts a stand-in of EmailJS that answers as it does and delivers nowhere: it keeps the last messages, 200 unless told,
 * in memory and shows them. Port 0 takes a free one; rejects with EADDRINUSE when the port is taken.
 */
export async function startMailbox({
  port,
  host = "127.0.0.1",
  mostMessages = 200,
}: {
  port: number;
  host?: string;
  mostMessages?: number;
}): Promise<Mailbox> {
  const messages: Message[] = [];
  const seen = new Set<string>();
  let received = 0;

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const message: Message = {
      number: ++received,
      templateParams: templateParamsOf(body),
      receivedAt: new Date().toISOString(),
      answer: "200",
      headers: request.headers,
      body,
    };
    messages.unshift(message);
    messages.splice(mostMessages);
    const refusal = refusalOf(request.headers["content-type"], body);
    if (refusal) {
      message.answer = String(refusal.status);
      answerText(response, refusal.status, refusal.text);
      return;
    }
    const failure = playFailure(emailOf(message), response, seen);
    if (failure) message.answer = failure;
    else answerText(response, 200, "OK");
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://mailbox");
    switch (`${request.method} ${pathname}`) {
      case "POST /api/v1.0/email/send":
        await receive(request, response);
        break;
      case "GET /":
        if (messages[0]) response.writeHead(302, { location: `/letters/${messages[0].number}` }).end();
        else answerHtml(response, emptyPage());
        break;
      case "GET /letters":
        answerHtml(response, listPage(messages, Number(searchParams.get("open"))));
        break;
      case "GET /messages": {
        const email = searchParams.get("email");
        const chosen = email === null ? messages : messages.filter((message) => emailOf(message) === email);
        response.setHeader("content-type", "application/json").end(JSON.stringify(chosen));
        break;
      }
      case "DELETE /messages":
        messages.length = 0;
        seen.clear();
        response.writeHead(204).end();
        break;
      case `GET ${redirectTarget}`:
        answerText(response, 200, "OK");
        break;
      default:
        if (request.method !== "GET" || !answerLetter(pathname, response)) {
          answerText(response, 404, "Not Found");
        }
    }
  }

  /** /letters/7 is the mailbox with a letter open, /letters/7.html the e-mail alone, /letters/7.txt the same as text. */
  function answerLetter(pathname: string, response: ServerResponse): boolean {
    const [, number, kind] = pathname.match(/^\/letters\/(\d+)(?:\.(html|txt))?$/) ?? [];
    const message = messages.find((candidate) => candidate.number === Number(number));
    if (!message) return false;
    if (kind === "txt") answerText(response, 200, letterText(message.templateParams));
    else if (kind === "html") answerHtml(response, letterHtml(message.templateParams), letterPolicy);
    else answerHtml(response, messagePage(message));
    return true;
  }

  const server = createServer((request, response) => {
    // Fails only when the sender goes away in the middle of its request.
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, "listening");

  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    messages,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function answerHtml(response: ServerResponse, html: string, policy = pagePolicy): void {
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy })
    .end(html);
}

function answerText(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(body);
}

function templateParamsOf(body: string): Record<string, string> {
  const params = Object.entries(parseObject(body)["template_params"] ?? {});
  return Object.fromEntries(params.map(([name, value]) => [name, String(value)]));
}

function emailOf({ templateParams }: Message): string {
  return templateParams["email"] ?? "";
}
