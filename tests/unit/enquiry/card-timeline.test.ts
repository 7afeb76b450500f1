import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { endOf, startOf } from "../../../src/enquiry/motion/card-motion.ts";
import {
  announcedAfterMs,
  closingTimes,
  enteringTimes,
  letterReturnsAfterMs,
  openingTimes,
  receiptTimes,
  removedAfterMs,
  returnedTimes,
  returningTimes,
  sealedAfterMs,
  sendingTimes,
  sentTimes,
} from "../../../src/enquiry/motion/card-timeline.ts";

test.each(
  Object.entries({
    enteringTimes,
    openingTimes,
    sendingTimes,
    returningTimes,
    returnedTimes,
    closingTimes,
    sentTimes,
    receiptTimes,
  }),
)("the list %s is in the order of what is seen", (_, times) => {
  const begins = Object.values(times).map(startOf);
  expect(begins).toEqual(begins.toSorted((a, b) => a - b));
  for (const [name, interval] of Object.entries(times))
    expect(endOf(interval), name).toBeGreaterThan(startOf(interval));
});

test("what moves in a sequence ends before the state that follows", () => {
  const { frontFloats: _, ...shutting } = sendingTimes;
  expect(Math.max(...Object.values(shutting).map(endOf))).toBe(sealedAfterMs);
  expect(Math.max(...Object.values(returningTimes).map(endOf))).toBeLessThan(letterReturnsAfterMs);
  const { postmarkLands: _postmark, ...closing } = closingTimes;
  expect(Math.max(...Object.values(closing).map(endOf))).toBeLessThan(removedAfterMs);
  expect(Math.max(...Object.values(sentTimes).map(endOf))).toBeLessThan(removedAfterMs);
  expect(announcedAfterMs + endOf(receiptTimes.envelopeGoes)).toBeLessThan(removedAfterMs);
});

test("one side of the envelope or of its flap takes over from the other when both are seen from their edge", () => {
  expect(startOf(openingTimes.flapSideTurns)).toBe(endOf(openingTimes.frontTurns));
  expect(startOf(openingTimes.liningShows)).toBe(endOf(openingTimes.flapLifts));
  expect(startOf(sendingTimes.flapFalls)).toBe(endOf(sendingTimes.liningHides));
  expect(startOf(sendingTimes.frontTurns)).toBe(endOf(sendingTimes.flapSideTurns));
  expect(startOf(openingTimes.smallEnvelopeTurns)).toBe(endOf(openingTimes.envelopeGoes));
  expect(startOf(sendingTimes.envelopeComes)).toBe(endOf(sendingTimes.smallEnvelopeTurns));
});

test("the letter rises before it leaves the pocket, and is in it before it sinks", () => {
  expect(startOf(openingTimes.letterComesOver)).toBeGreaterThanOrEqual(endOf(openingTimes.letterRises));
  expect(startOf(openingTimes.envelopeGoes)).toBeGreaterThanOrEqual(endOf(openingTimes.letterRises));
  expect(startOf(sendingTimes.letterSinks)).toBeGreaterThanOrEqual(endOf(sendingTimes.letterComesOver));
  expect(startOf(sendingTimes.letterSinks)).toBeGreaterThanOrEqual(endOf(sendingTimes.envelopeComes));
  expect(startOf(sendingTimes.flapFalls)).toBeGreaterThanOrEqual(endOf(sendingTimes.letterSinks));
});

test("the text and the lines that stand for it are never seen together on a letter that unfolds", () => {
  expect(startOf(openingTimes.textShows)).toBeGreaterThanOrEqual(endOf(openingTimes.writingFades));
});

test("the comment beside an interval names exactly the files that use it", () => {
  const folder = new URL("../../../src/enquiry/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const sources = files.map((name) => ({
    name: basename(name),
    text: readFileSync(new URL(name, folder), "utf8"),
  }));
  let list = "";
  for (const line of sources.find(({ name }) => name === "card-timeline.ts")!.text.split("\n")) {
    list = /^export const (\w+Times) =/.exec(line)?.[1] ?? list;
    const [, interval, comment] = /^ {2}(\w+): \[.*\], \/\/ ([^:]*)/.exec(line) ?? [];
    // One file uses all of `returnedTimes`, and the comment above the list names it.
    if (!interval || list === "returnedTimes") continue;
    const users = sources.filter(({ text }) => new RegExp(`\\b${list}\\.${interval}\\b`).test(text));
    expect(comment!.split(", ").toSorted(), `${list}.${interval}`).toEqual(
      users.map(({ name }) => name).toSorted(),
    );
  }
});
