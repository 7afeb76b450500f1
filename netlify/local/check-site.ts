import { enquiryPath } from "../../src/enquiry/enquiry-schema.ts";
import type { CheckResult } from "./check-emailjs.ts";
import { testEnquiry } from "./test-enquiry.ts";

/** Longer than the function may take. */
const timeoutMs = 30_000;

/** Says what a failure of the deployed function means. netlify/operating.md has what to do first. */
const failures: Record<number, string> = {
  403: "Does a proxy or a second domain change the address or the Origin of requests?",
  422: "The function refuses the doctor's test enquiry. Were fields added?",
  500: "A setting is missing or malformed, or the function crashed: the log says which.",
  502: "EmailJS refuses enquiries. See the log, and run npm run doctor -- --send with the account in .env.",
  503: "The limit or quota of EmailJS is reached, or it is unavailable.",
  504: "EmailJS did not answer. See its status page.",
};

/** The same for an answer of something before the function, such as Netlify or a sign-in page. */
const foreignAnswers: Record<number, string> = {
  404: "There is no function at this address.",
  429: "Netlify limits requests from this machine. Try again in three minutes.",
};

/**
 * Checks the function of a site on the web through its own address. Without `send` it posts an enquiry
 * without fields, which the function refuses only after it has read its settings: that shows a missing
 * setting, but not whether EmailJS accepts it. With `send` it delivers a test enquiry.
 */
export async function checkSite(address: string, { send }: { send: boolean }): Promise<CheckResult> {
  const origin = URL.parse(address)?.origin;
  if (!origin?.startsWith("http"))
    return { ok: false, text: `${address} is not an address such as https://example.com.` };
  try {
    const response = await fetch(origin + enquiryPath, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(send ? testEnquiry() : {}),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    await response.body?.cancel();
    const type = headers.get("content-type") ?? "";
    const fromFunction = response.ok
      ? !type.startsWith("text/html")
      : type.startsWith("application/problem+json");
    if (send && response.ok && fromFunction) {
      return { ok: true, text: `${origin} handed on a test enquiry. Look for it in the company's mailbox.` };
    }
    if (!send && status === 422 && fromFunction) {
      return {
        ok: true,
        text: `${origin} has the function and its settings. With --send, the doctor also tests them with one email.`,
      };
    }
    const target = headers.get("location");
    const meaning = target
      ? `It redirects to ${target}: name that address.`
      : fromFunction
        ? (failures[status] ??
          "The function refuses the doctor's request. Does something on the way change it?")
        : (foreignAnswers[status] ??
          "This is not an answer of the function. Open the site, and Netlify's status page and dashboard.");
    return { ok: false, text: `${origin} answered ${status}. ${meaning}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
    return { ok: false, text: `${origin} gave no answer (${cause?.code ?? cause?.message ?? name}).` };
  }
}
