import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parseObject, refusalOf } from "./emailjs-rules.ts";
import { playFailure, redirectTarget } from "./failures.ts";
import { mailboxPage, pagePolicy } from "./mailbox-page.ts";

/** One request to send, whatever it was answered. */
export type Letter = {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** ISO 8601. */
  receivedAt: string;
  /** The status, or the name of the failure that was played. */
  answer: string;
  headers: IncomingHttpHeaders;
  /** As it was received. */
  body: string;
};

export type Mailbox = {
  origin: string;
  /** Newest first. */
  letters: readonly Letter[];
  /** Breaks off what still hangs. */
  close(): Promise<void>;
};

/**
 * Starts a stand-in of EmailJS that answers as it does and delivers nowhere: it keeps the last letters, 200 unless told,
 * in memory and shows them. Port 0 takes a free one; rejects with EADDRINUSE when the port is taken.
 */
export async function startMailbox({
  port,
  host = "127.0.0.1",
  mostLetters = 200,
}: {
  port: number;
  host?: string;
  mostLetters?: number;
}): Promise<Mailbox> {
  const letters: Letter[] = [];
  const seen = new Set<string>();

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const variables = parseObject(JSON.stringify(parseObject(body)["template_params"] ?? {}));
    const letter: Letter = {
      name: asText(variables["name"]),
      email: asText(variables["email"]),
      phone: asText(variables["mob"]),
      message: asText(variables["msg"]),
      receivedAt: new Date().toISOString(),
      answer: "200",
      headers: request.headers,
      body,
    };
    letters.unshift(letter);
    letters.splice(mostLetters);
    const refusal = refusalOf(request.headers["content-type"], body);
    if (refusal) {
      letter.answer = String(refusal.status);
      answerText(response, refusal.status, refusal.text);
      return;
    }
    const failure = playFailure(letter.email, response, seen);
    if (failure) letter.answer = failure;
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
        response.setHeader("content-type", "text/html; charset=utf-8").end(mailboxPage(letters));
        break;
      case "GET /letters": {
        const email = searchParams.get("email");
        const chosen = email === null ? letters : letters.filter((letter) => letter.email === email);
        response.setHeader("content-type", "application/json").end(JSON.stringify(chosen));
        break;
      }
      case "DELETE /letters":
        letters.length = 0;
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
    letters,
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

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
