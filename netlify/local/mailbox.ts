import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parseObject, refusalOf } from "./emailjs-rules.ts";
import { playFailure, redirectTarget } from "./failures.ts";
import type { Message } from "./mailbox-message.ts";
import { mailboxPage, pagePolicy } from "./mailbox-page.ts";

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

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const message: Message = {
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
        response.setHeader("content-security-policy", pagePolicy);
        response.setHeader("content-type", "text/html; charset=utf-8").end(mailboxPage(messages));
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
        answerText(response, 404, "Not Found");
    }
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
