import type { Dispatch } from "react";
import * as v from "valibot";
import { readDraft, removeSent } from "./draft/draft.ts";
import { enquiryMembers, enquiryPath, type EnquiryErrors, type EnquiryValues } from "./enquiry-schema.ts";
import type { EnquiryEvent } from "./enquiry-state.ts";

/**
 * Clearly longer than the function may take, so that its answer is not missed on a slow connection
 * (tests/unit/netlify/enquiry-timeouts.test.ts).
 */
export const answerTimeoutMs = 30_000;

/** An RFC 9457 problem whose errors are all for members of an enquiry. */
const problemSchema = v.object({
  errors: v.pipe(
    v.array(
      v.object({
        pointer: v.picklist(enquiryMembers.map((name) => `#/${name}`)),
        detail: v.pipe(v.string(), v.nonEmpty()),
      }),
    ),
    v.nonEmpty(),
  ),
});

/** What became of a request: an event of the card (enquiry-state.ts), with the reason for the console. */
export type Answer =
  | { type: "accepted" }
  | { type: "invalid"; errors: EnquiryErrors }
  | { type: "failed"; reason: string };

/**
 * Makes the request, and gives the state its outcome. It does not belong to the form, which is removed with
 * its card or page: the outcome counts even then. An answer that comes before `sealedAfter` milliseconds,
 * when the letter is in its envelope, would make the picture jump, so it waits.
 */
export async function sendLetter(values: EnquiryValues, dispatch: Dispatch<EnquiryEvent>, sealedAfter = 0) {
  dispatch({ type: "submitted" });
  const draft = readDraft();
  const [answer] = await Promise.all([sendEnquiry(values), wait(sealedAfter)]);
  if (answer.type === "accepted") removeSent(draft);
  else console.error("The enquiry was not sent.", answer);
  dispatch(answer);
}

/**
 * Posts an enquiry once. A request without an answer counts as failed, and is not repeated: it may have been
 * delivered.
 */
export async function sendEnquiry(body: EnquiryValues): Promise<Answer> {
  let response: Response;
  try {
    // The address of the page may have a password in it, which fetch() does not allow.
    response = await fetch(location.origin + enquiryPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      // A proxy or a sign-in page may answer in the place of the function.
      redirect: "error",
      // The enquiry also arrives when the page is closed meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  } catch (error) {
    return { type: "failed", reason: navigator.onLine ? String(error) : "The browser is offline." };
  }
  const isPage = /html/i.test(response.headers.get("content-type") ?? "");
  if (response.ok && !isPage) return { type: "accepted" };
  if (response.status === 422) {
    const errors = await fieldErrors(response);
    if (errors) return { type: "invalid", errors };
  }
  return {
    type: "failed",
    reason: `The enquiry was answered with status ${response.status}${isPage ? " and a page" : ""}.`,
  };
}

/** Returns the errors of a problem by field, or nothing when the answer is no such problem. */
async function fieldErrors(response: Response): Promise<EnquiryErrors | undefined> {
  try {
    const { errors } = v.parse(problemSchema, await response.json());
    return Object.fromEntries(errors.map(({ pointer, detail }) => [pointer.slice(2), detail]));
  } catch {
    return undefined;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
