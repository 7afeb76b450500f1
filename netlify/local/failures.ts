import { STATUS_CODES, type ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import { setInterval } from "node:timers/promises";
import { tooLarge, unknownId } from "./emailjs-texts.ts";

/**
 * An enquirer's address in this domain asks for a failure. RFC 2606 reserves .test, so it is nobody's domain.
 */
export const failureDomain = "mailbox.test";

/** EmailJS's texts by status, from its documentation or its users' reports. */
const texts: Record<string, string> = {
  400: unknownId.publicKey,
  403: "API access from non-browser environments is currently disabled",
  404: "Account not found",
  412: "Gmail_API: Invalid grant. Please reconnect your Gmail account",
  413: tooLarge,
  422: "The recipients address is empty",
  426: "Monthly request quota exceeded",
  429: "Too Many Requests",
  451: "Unavailable For Headless Browser",
};

const statusFailure = /^(status|once)-([2-5]\d\d)(?:-after-(\d+))?$/;

type Failure = [effect: string, play: (response: ServerResponse) => unknown];

const namedFailures: Record<string, Failure> = {
  hang: ["Never answers.", () => {}],
  reset: ["Resets the connection instead of answering.", ({ socket }) => socket?.resetAndDestroy()],
  drip: [
    "Answers with 200 and a body that never ends.",
    // The callback ignores the error with which the pipeline ends when the client closes the connection.
    (response) => pipeline(Readable.from(setInterval(50, ".")), response, () => {}),
  ],
  redirect: [
    "Redirects (302) to an address that answers with 200.",
    (response) => response.writeHead(302, { location: "/emails.json" }).end(),
  ],
  garbage: [
    "Answers with bytes that are not HTTP.",
    ({ socket }) => socket?.end("\0\u0001 not HTTP\r\n\r\n"),
  ],
};

/** Examples of addresses that fail, without their domain, with their effect, for the mailbox's page. */
export const failures: [address: string, effect: string][] = [
  ["status-429", "Answers with that status (200 to 599) and EmailJS's text for it."],
  ["status-503-after-2", "Does the same, with “Retry-After: 2”."],
  ["once-503", "Answers with that status the first time, then with 200. You can add a time, as above."],
  ...Object.entries(namedFailures).map(([name, [effect]]): [string, string] => [name, effect]),
];

/**
 * Plays the failure that an email address asks for and returns its name, or undefined when it asks for none.
 * A tag gives each test an address of its own: hang+1@mailbox.test hangs too. `seen` has the addresses that
 * have asked for a failure before, and gets this one.
 */
export function playFailure(email: string, response: ServerResponse, seen: Set<string>): string | undefined {
  const [local = "", domain] = email.toLowerCase().split("@");
  const name = local.replace(/\+.*$/, "");
  const [, kind, status, after] = name.match(statusFailure) ?? [];
  if (domain !== failureDomain || !(status || Object.hasOwn(namedFailures, name))) return undefined;
  if (!status) namedFailures[name]![1](response);
  else if (kind === "once" && seen.has(email)) response.end("OK");
  else {
    if (after) response.setHeader("retry-after", after);
    response.writeHead(Number(status)).end(texts[status] ?? STATUS_CODES[status]);
  }
  seen.add(email);
  return name;
}
