import { enquiryMembers, enquiryPath, type EnquiryErrors, type EnquiryValues } from "./enquiry-schema.ts";

/**
 * Longer than the function may take, so that its answer is not missed
 * (tests/unit/netlify/enquiry-timeouts.test.ts).
 */
export const answerTimeoutMs = 25_000;

/** What became of a request: an event of the card (card-state.ts), with the reason for the console. */
export type Answer =
  | { type: "accepted" }
  | { type: "invalid"; errors: EnquiryErrors }
  | { type: "failed"; reason: string };

/**
 * Posts an enquiry once. A request without an answer counts as failed, and is not repeated: it may have been
 * delivered.
 */
export async function sendEnquiry(body: EnquiryValues): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(enquiryPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  } catch (error) {
    return { type: "failed", reason: navigator.onLine ? String(error) : "The browser is offline." };
  }
  if (response.ok) return { type: "accepted" };
  if (response.status === 422) {
    const errors = await fieldErrors(response);
    if (errors) return { type: "invalid", errors };
  }
  return { type: "failed", reason: `The enquiry was answered with status ${response.status}.` };
}

/**
 * Returns the errors of an RFC 9457 problem by field, or nothing when there are none or one is for an unknown
 * field.
 */
async function fieldErrors(response: Response): Promise<EnquiryErrors | undefined> {
  try {
    const { errors } = (await response.json()) as { errors: { pointer: string; detail: string }[] };
    const found = Object.fromEntries(errors.map(({ pointer, detail }) => [pointer.slice(2), detail]));
    const names = Object.keys(found);
    const known: readonly string[] = enquiryMembers;
    return names.length > 0 && names.every((name) => known.includes(name)) ? found : undefined;
  } catch {
    return undefined;
  }
}
