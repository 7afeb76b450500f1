import { STATUS_CODES, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setInterval } from "node:timers/promises";

/** Domain of the simulator addresses. RFC 2606 keeps .test from ever being a real one. */
export const simulatorDomain = "mailbox.test";

/** The path that `redirect@` leads to: it answers 200, so that following the redirect would look like success. */
export const redirectTarget = "/moved";

type Failure = {
  /** As the page shows it. */
  address: string;
  effect: string;
  /** Of the part before @ and before a tag. */
  pattern: RegExp;
  play(response: ServerResponse, match: RegExpMatchArray, firstTime: boolean): void;
};

/** Statuses of EmailJS with the text of its documentation or its users' reports. */
const texts: Record<number, string> = {
  400: "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  403: "API access from non-browser environments is currently disabled",
  404: "Account not found",
  412: "Gmail_API: Invalid grant. Please reconnect your Gmail account",
  413: "Variables size limit",
  422: "The recipients address is empty",
  426: "Monthly request quota exceeded",
  429: "Too Many Requests",
  451: "Unavailable For Headless Browser",
};

export const failures: Failure[] = [
  {
    address: "status-429",
    effect:
      "Answers that status, from 200 to 599, with EmailJS's text. status-503-after-2 adds “Retry-After: 2”.",
    pattern: /^status-([2-5]\d\d)(?:-after-(\d+))?$/,
    play: (response, [, status, after]) => answerStatus(response, Number(status), after),
  },
  {
    address: "once-503",
    effect:
      "Answers that status the first time it sees the exact address, then 200. once-503-after-2 adds “Retry-After: 2”.",
    pattern: /^once-([2-5]\d\d)(?:-after-(\d+))?$/,
    play: (response, [, status, after], firstTime) =>
      firstTime ? answerStatus(response, Number(status), after) : response.end("OK"),
  },
  {
    address: "hang",
    effect: "Never answers.",
    pattern: /^hang$/,
    play: () => {},
  },
  {
    address: "reset",
    effect: "Resets the connection instead of answering.",
    pattern: /^reset$/,
    play: (response) => response.socket?.resetAndDestroy(),
  },
  {
    address: "drip",
    effect: "Answers 200 with a body that drips for ever.",
    pattern: /^drip$/,
    play: (response) => stream(response, drops()),
  },
  {
    address: "huge",
    effect: "Answers 200 with a body that pours for ever.",
    pattern: /^huge$/,
    play: (response) => stream(response, flood()),
  },
  {
    address: "redirect",
    effect: "Answers 302 to another path, which answers 200.",
    pattern: /^redirect$/,
    play: (response) => response.writeHead(302, { location: redirectTarget }).end(),
  },
  {
    address: "garbage",
    effect: "Answers bytes that are not HTTP.",
    pattern: /^garbage$/,
    play: (response) => response.socket?.end("\u0000\u0001 this is not HTTP\r\n\r\n"),
  },
  {
    address: "long-header",
    effect: "Answers 200 with a header of 64 kB.",
    pattern: /^long-header$/,
    play: (response) => response.setHeader("x-long", "a".repeat(64_000)).end("OK"),
  },
];

/**
 * Plays the failure that an e-mail address asks for and names it; undefined when it asks for none. A tag keeps tests
 * apart: hang+1@mailbox.test hangs too. `seen` remembers the addresses of `once-`.
 */
export function playFailure(email: string, response: ServerResponse, seen: Set<string>): string | undefined {
  const [local, domain] = email.toLowerCase().split("@");
  if (local === undefined || domain !== simulatorDomain) return undefined;
  const name = local.replace(/\+.*$/, "");
  for (const { pattern, play } of failures) {
    const match = name.match(pattern);
    if (!match) continue;
    const firstTime = !seen.has(email);
    seen.add(email);
    play(response, match, firstTime);
    return name;
  }
  return undefined;
}

function answerStatus(response: ServerResponse, status: number, retryAfter: string | undefined): void {
  if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
  response.writeHead(status).end(texts[status] ?? STATUS_CODES[status]);
}

function stream(response: ServerResponse, chunks: AsyncIterable<string>): void {
  // It ends when the other side has had enough.
  pipeline(Readable.from(chunks), response).catch(() => {});
}

async function* drops() {
  for await (const drop of setInterval(50, ".")) yield drop;
}

async function* flood() {
  while (true) yield "a".repeat(64_000);
}
