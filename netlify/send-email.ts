import { setTimeout } from "node:timers/promises";
import type { Enquiry } from "../src/enquiry/enquiry-schema.ts";
import { fields, type FieldName } from "../src/enquiry/fields.ts";
import { SettingsError, type Settings } from "./settings.ts";

/** The names of those variables of the email template that differ from the name of their field. */
const templateVariables: Partial<Record<FieldName, string>> = { phone: "mob", message: "msg" };

/** In milliseconds. "Limits" in netlify/operating.md says the same to operators. */
export const defaultTimes = {
  /** All attempts and pauses together. */
  allAttemptsMs: 19_000,
  /** An attempt without an answer is ended after this time. */
  longestAttemptMs: 8_000,
  /** No attempt begins when less time is left. */
  shortestAttemptMs: 4_000,
  /**
   * EmailJS takes one request a second, and does not say whether it counts refused ones. If it does, a
   * shorter pause would get every further attempt refused.
   */
  pauseMs: 1_000,
  /**
   * Added to a pause at random, up to this much for every attempt so far, because functions that run at the
   * same time do not know of each other.
   */
  jitterMs: 50,
};

/**
 * Codes of errors that happen before any byte of the request is sent. A connection that hangs has no such
 * code: an attempt ends before fetch would give up after 10 s, and then nobody knows whether something was
 * sent.
 */
export const unsentCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"]);

/** The message of the error of a port that fetch refuses, which the Fetch standard lists; it has no code. */
export const badPort = "bad port";

/** The Fetch standard requires this option for a body that is a stream; the DOM's types lack it. */
const streaming = { duplex: "half" } as const;

interface UpstreamResult {
  /** An enquiry that is `unanswered` may have been sent all the same. */
  outcome: "accepted" | "refused" | "limited" | "unanswered";
  /** The status of the answer or, without one, the code of the error. */
  upstream: number | string;
}

interface AttemptResult extends UpstreamResult {
  /** Whether the request may be sent again: never, only if it was the first, or as long as there is time. */
  retry: "never" | "first" | "always";
  /** The shortest pause before the next attempt, if EmailJS names one (Retry-After). */
  retryAfterMs?: number | undefined;
}

export interface EmailResult extends UpstreamResult {
  attempts: number;
}

/**
 * Hands an enquiry to EmailJS (emailjs.com/docs/rest-api/send) within 19 s. `accepted` means that EmailJS
 * took it, not that the email arrived. EmailJS cannot tell a repeated request from a new one, so the request
 * is repeated only after 429, after 503 with Retry-After and, if it was the first, after a refused connection
 * or a name that cannot be resolved. Failures of the network are results: it throws only for a fault of this
 * code, and a SettingsError if EMAILJS_ORIGIN names a port that fetch refuses.
 */
export async function sendEmail(
  enquiry: Enquiry,
  settings: Settings,
  times: Partial<typeof defaultTimes> = {},
): Promise<EmailResult> {
  const { allAttemptsMs, longestAttemptMs, shortestAttemptMs, pauseMs, jitterMs } = {
    ...defaultTimes,
    ...times,
  };
  const body = buildEmailBody(enquiry, settings);
  const startedAt = Date.now();
  const left = () => startedAt + allAttemptsMs - Date.now();
  for (let attempts = 1; ; attempts++) {
    const timeoutMs = Math.min(longestAttemptMs, Math.max(0, left()));
    const { retry, retryAfterMs = 0, ...result } = await attempt(body, settings.origin, timeoutMs);
    const waitMs = Math.max(pauseMs, retryAfterMs) + Math.random() * jitterMs * attempts;
    const mayRetry = retry === "always" || (retry === "first" && attempts === 1);
    const tooLate = left() - waitMs < shortestAttemptMs;
    if (tooLate || !mayRetry) return { ...result, attempts };
    await setTimeout(waitMs);
  }
}

/**
 * Returns the body that @emailjs/browser 4.4.1 sends, byte for byte, with the private key if there is one.
 */
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

async function attempt(body: string, origin: string, timeoutMs: number): Promise<AttemptResult> {
  try {
    const response = await requestEmail(body, origin, timeoutMs);
    // The status alone decides: a body that never ends would turn a success into a failure, which the visitor
    // would send again.
    response.body?.cancel().catch(() => {});
    return resultOf(response);
  } catch (error) {
    return resultOfFailure(error);
  }
}

/**
 * Sends one request to EmailJS, without a repeat or redirect. `timeoutMs` includes the body of the answer.
 */
export function requestEmail(body: string, origin: string, timeoutMs: number): Promise<Response> {
  const bytes = new Blob([body]);
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": String(bytes.size),
      // The platform may freeze a function between two enquiries, which breaks a connection that is kept
      // open.
      connection: "close",
    },
    // A stream, because fetch resends any other body on its own after a 421.
    body: bytes.stream(),
    ...streaming,
    // Following a redirect would turn the POST into a GET that succeeds, or send the private key to another
    // host.
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function resultOf({ ok, status, headers }: Response): AttemptResult {
  if (ok) return { outcome: "accepted", upstream: status, retry: "never" };
  const retryAfterMs = readRetryAfter(headers.get("retry-after") ?? "");
  if (status === 429) return { outcome: "limited", upstream: status, retry: "always", retryAfterMs };
  if (status === 503)
    return {
      outcome: "limited",
      upstream: status,
      retry: retryAfterMs === undefined ? "never" : "always",
      retryAfterMs,
    };
  // EmailJS answers 426 when the month's quota is spent.
  return { outcome: status === 426 ? "limited" : "refused", upstream: status, retry: "never" };
}

/** Returns the time that a Retry-After header asks to wait: seconds, or a date in the form of RFC 9110. */
function readRetryAfter(value: string): number | undefined {
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = new Date(value);
  return date.toUTCString() === value ? date.getTime() - Date.now() : undefined;
}

function resultOfFailure(error: unknown): AttemptResult {
  if (!(error instanceof Error)) throw error;
  if (error.name === "TimeoutError") return { outcome: "unanswered", upstream: "timeout", retry: "never" };
  const cause = error.cause as { name: string; message: string; code?: string } | undefined;
  // An error without a cause is a fault of this code, not of the network.
  if (cause === undefined) throw error;
  if (cause.message === badPort) throw new SettingsError(["EMAILJS_ORIGIN"]);
  const upstream = cause.code ?? cause.name;
  return { outcome: "unanswered", upstream, retry: unsentCodes.has(upstream) ? "first" : "never" };
}
