import type { Config, Context } from "@netlify/functions";
import { checkEnquiry, type CheckedEnquiry, type EnquiryMember } from "../../src/enquiry/enquiry-schema.ts";
import { checkRequest } from "../check-request.ts";
import { describeError, logEnquiry, type EnquiryRecord } from "../enquiry-log.ts";
import { responseHeaders, HttpProblem } from "../http-problem.ts";
import { readJson } from "../read-json.ts";
import { sendEmail } from "../send-email.ts";
import { readSettings, SettingsError } from "../settings.ts";

/**
 * Handles POST /api/enquiry. 200 means that EmailJS accepted the enquiry; every other answer has problem
 * details (RFC 9457). Failures to send: 500 for missing or malformed settings or a fault of this code, 502
 * when EmailJS refuses, 503 when its rate limit or quota is reached or it is unavailable, 504 without its
 * answer.
 */
export default async (request: Request, context: Context): Promise<Response> => {
  const startedAt = performance.now();
  const { response, ...record } = await handle(request);
  const milliseconds = Math.round(performance.now() - startedAt);
  logEnquiry({ requestId: context.requestId, status: response.status, milliseconds, ...record });
  return response;
};

/** Netlify reads this without running it, and silently drops every value that is not a literal. */
export const config: Config = {
  path: "/api/enquiry",
  rateLimit: { windowSize: 180, windowLimit: 10, aggregateBy: ["ip", "domain"] },
};

interface Handled extends Omit<EnquiryRecord, "requestId" | "status" | "milliseconds"> {
  response: Response;
}

/**
 * The `detail` of every answer that says that sending failed. The card has words of its own. Only the log has
 * EmailJS's response.
 */
const notSent = "The enquiry was not handed on.";

const failureStatus = { refused: 502, limited: 503, unanswered: 504 } as const;

async function handle(request: Request): Promise<Handled> {
  try {
    checkRequest(request);
    const body = await readJson(request);
    // Before the check, so that an invalid enquiry shows whether a valid one could be sent (npm run doctor).
    const settings = readSettings();
    const checked = checkEnquiry(body);
    if (!checked.ok) return invalid(checked);
    const result = await sendEmail(checked.enquiry, settings);
    const response =
      result.outcome === "accepted"
        ? new Response(null, { headers: responseHeaders })
        : new HttpProblem(failureStatus[result.outcome], notSent).toResponse();
    return { ...result, response };
  } catch (error) {
    if (error instanceof HttpProblem) return { outcome: "rejected", response: error.toResponse() };
    const response = new HttpProblem(500, notSent).toResponse();
    if (error instanceof SettingsError) return { outcome: "misconfigured", settings: error.names, response };
    return { outcome: "crashed", error: describeError(error), response };
  }
}

function invalid({ errors, unknown }: Extract<CheckedEnquiry, { ok: false }>): Handled {
  const problem = new HttpProblem(422, "Some fields are not valid.", {
    errors: [
      ...Object.entries(errors).map(([field, detail]) => ({ pointer: `#/${field}`, detail })),
      // Not quoted: the sender has chosen the name of an unknown field.
      ...(unknown ? [{ pointer: "#", detail: "The enquiry has a field that is not in the form" }] : []),
    ],
  });
  return {
    outcome: "invalid",
    fields: Object.keys(errors) as EnquiryMember[],
    response: problem.toResponse(),
  };
}
