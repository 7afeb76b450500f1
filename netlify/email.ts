import { setTimeout } from "node:timers/promises";
import type { Enquiry } from "../src/enquiry/enquiry.ts";
import { fields, type FieldName } from "../src/enquiry/fields.ts";
import type { Settings } from "./settings.ts";

/** Variables of the e-mail template that are not named as their field is. */
const templateVariables: Partial<Record<FieldName, string>> = { phone: "mob", message: "msg" };

/**
 * In milliseconds. EmailJS takes one request a second, and the senders of a burst do not know of each other: each pauses
 * for that second and, at random, up to 50 ms more for every attempt so far. In 20,000 simulated bursts of ten, all ten
 * were taken within 14 s, whether the service counts from the last request that it took or by the clock's seconds. A
 * shorter pause would be as sure, but would be refused for ever by a service that counts refused requests as well.
 */
const defaultTimes = {
  delivery: 19_000,
  longestAttempt: 8_000,
  shortestAttempt: 4_000,
  pause: 1_000,
  jitter: 50,
};

/**
 * Codes of failures that come before any byte of the request is sent. None is for a connection that hangs: fetch would
 * give it up after 10 s, but an attempt ends earlier, and then nobody knows what was sent.
 */
const unsentCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"]);

/** Required by the Fetch standard when the body is a stream, and missing from the DOM's types. */
const streaming = { duplex: "half" };

type Attempt = {
  /** `unanswered` may still have been sent: nobody knows. */
  outcome: "accepted" | "refused" | "limited" | "unanswered";
  /** The status of the answer or, without one, the code of the error. */
  upstream: number | string;
};

/** `retryAfter`, in milliseconds, is set only when the request may be repeated. */
type Result = Attempt & { retryAfter?: number | undefined };

export type Delivery = Attempt & { attempts: number };

/**
 * Hands an enquiry to EmailJS (emailjs.com/docs/rest-api/send) within 19 s. `accepted` means that EmailJS took it, not
 * that it arrived. EmailJS cannot tell a repeated request from a new one, so it is sent again only after a clear "not
 * now" (429, or 503 with Retry-After) and, once, after a refused connection or a name that cannot be resolved.
 */
export async function sendEmail(
  enquiry: Enquiry,
  settings: Settings,
  times: Partial<typeof defaultTimes> = {},
): Promise<Delivery> {
  const { delivery, longestAttempt, shortestAttempt, pause, jitter } = { ...defaultTimes, ...times };
  const body = buildEmailBody(enquiry, settings);
  const startedAt = Date.now();
  const left = () => startedAt + delivery - Date.now();
  for (let attempts = 1; ; attempts++) {
    const timeout = Math.min(longestAttempt, Math.max(0, left()));
    const { retryAfter = Infinity, ...result } = await post(body, settings.origin, timeout);
    const wait = Math.max(pause, retryAfter) + Math.random() * jitter * attempts;
    const tooLate = left() - wait < shortestAttempt;
    if (tooLate || (result.outcome === "unanswered" && attempts > 1)) return { ...result, attempts };
    await setTimeout(wait);
  }
}

/** Byte for byte what @emailjs/browser 4.4.1 sends, and the private key when there is one. */
export function buildEmailBody(enquiry: Enquiry, settings: Settings): string {
  return JSON.stringify({
    lib_version: "4.4.1",
    user_id: settings.publicKey,
    service_id: settings.serviceId,
    template_id: settings.templateId,
    template_params: Object.fromEntries(
      fields.map(({ name }) => [templateVariables[name] ?? name, enquiry[name]]),
    ),
    accessToken: settings.privateKey,
  });
}

async function post(body: string, origin: string, timeout: number): Promise<Result> {
  try {
    const response = await postEmail(body, origin, timeout);
    // The status decides: waiting for a body that drips or breaks off would turn a success into a failure, then a duplicate.
    response.body?.cancel().catch(() => {});
    return resultOf(response);
  } catch (error) {
    return resultOfFailure(error);
  }
}

/** One request to EmailJS, never repeated and never redirected. `timeout`, in milliseconds, is for the whole answer. */
export function postEmail(body: string, origin: string, timeout: number): Promise<Response> {
  const bytes = new Blob([body]);
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": String(bytes.size),
      // A function may be frozen between two enquiries, which kills a connection that is kept open.
      connection: "close",
    },
    // Fetch itself repeats a request that is answered 421, unless its body is a stream.
    body: bytes.stream(),
    ...streaming,
    // Following would turn the POST into a GET that succeeds, or send the private key to another host.
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
}

function resultOf({ ok, status, headers }: Response): Result {
  if (ok) return { outcome: "accepted", upstream: status };
  const seconds = /^\d+$/.exec(headers.get("retry-after") ?? "")?.[0];
  const retryAfter = seconds ? Number(seconds) * 1000 : undefined;
  if (status === 429) return { outcome: "limited", upstream: status, retryAfter: retryAfter ?? 0 };
  if (status === 503) return { outcome: "limited", upstream: status, retryAfter };
  // 426 is EmailJS's answer when the month's quota is spent.
  return { outcome: status === 426 ? "limited" : "refused", upstream: status };
}

function resultOfFailure(error: unknown): Result {
  if (!(error instanceof Error)) throw error;
  if (error.name === "TimeoutError") return { outcome: "unanswered", upstream: "timeout" };
  const cause = error.cause as { name: string; message: string; code?: string } | undefined;
  // Not a failure of the network but a mistake in this code, or a port in the settings that fetch refuses.
  if (cause === undefined || cause.message === "bad port") throw error;
  const upstream = cause.code ?? cause.name;
  return { outcome: "unanswered", upstream, retryAfter: unsentCodes.has(upstream) ? 0 : undefined };
}
