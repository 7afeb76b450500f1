import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { config } from "../../../netlify/functions/enquiry.ts";
import { bodyTimeoutMs, maxBytes } from "../../../netlify/read-json.ts";
import { defaultTimes } from "../../../netlify/send-email.ts";
import { fields, type FieldName } from "../../../src/enquiry/fields.ts";

const file = path.resolve(import.meta.dirname, "../../../netlify/operating.md");
const document = readFileSync(file, "utf8").replaceAll(/\s+/g, " ");
const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;
const limitOf = (name: FieldName) => fields.find((field) => field.name === name)!.maxLength;

test.each([
  `A body may be up to ${maxBytes / 1024} KiB and must arrive within ${seconds(bodyTimeoutMs)}`,
  `A name may have up to ${limitOf("name")} UTF-16 units, an email address`,
  `and a message ${limitOf("message").toLocaleString("en")};`,
  `takes at most ${seconds(defaultTimes.allAttemptsMs)}`,
  `An attempt ends after ${seconds(defaultTimes.longestAttemptMs)} without an answer`,
  `none starts with less than ${seconds(defaultTimes.shortestAttemptMs)} left`,
  `up to ${defaultTimes.jitterMs} ms for every attempt`,
])("operating.md says: %s", (sentence) => {
  expect(document).toContain(sentence);
});

test("operating.md says how many requests one address may send", () => {
  expect(config.rateLimit).toMatchObject({ windowSize: 3 * 60, windowLimit: 10 });
  expect(document).toContain("One address may send ten requests in three minutes");
});
