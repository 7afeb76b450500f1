import { expect, test } from "vitest";
import { bodyTimeoutMs } from "../../../netlify/read-json.ts";
import { defaultTimes } from "../../../netlify/send-email.ts";
import { answerTimeoutMs } from "../../../src/enquiry/send-enquiry.ts";

test("the form waits clearly longer for an answer than the function may take to read the body and to send", () => {
  expect(answerTimeoutMs).toBeGreaterThan(1.2 * (bodyTimeoutMs + defaultTimes.allAttemptsMs));
});
