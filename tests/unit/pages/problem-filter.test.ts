import { assert, constantFrom, property, string, subarray } from "fast-check";
import { expect, test } from "vitest";
import type { Problem } from "../../../src/content/common-problems.ts";
import { findProblems } from "../../../src/pages/services/problem-filter.ts";

const problem = (service: Problem["services"][number], sentence: string, searchWords: string): Problem => ({
  sentence,
  answer: "An answer.",
  services: [service],
  searchWords,
});

const [cloud, chat, device, team, app] = [
  problem("cloud-services", "Our AWS bill grows every month.", "hosting cost expensive high"),
  problem("ai-ml-development", "We want answers from our documents.", "chatbot assistant gpt"),
  problem("iot-development", "We build a connected device.", "iot sensor wearable"),
  problem("staffing-solution", "We need more people.", "hire developer programmer"),
  problem("mobile-development", "Our drivers need an app for their phones.", "android tablet offline"),
] as const;
const problems = [cloud, chat, device, team, app];

const find = (text: string) => findProblems(problems, { text, services: [] });

test.each([
  ["my aws bill is too high", cloud],
  ["chatbot", chat],
  ["iot sensors in our factory", device],
  ["hire developers", team],
  ["ÁNDROID", app],
  ["something for his phone, please", app],
])("“%s” finds its problem first", (text, first) => {
  expect(find(text)).toMatchObject({
    problems: [first, ...Array.from({ length: 2 }, () => expect.anything())],
    fits: true,
  });
});

test.each(["", "  ?!", "my", "what do we need"])(
  "“%s” says nothing, so all are shown in their order",
  (text) => {
    expect(find(text)).toEqual({ problems, fits: true });
  },
);

test("whatever is typed and chosen, at least three of the chosen are shown, if there are three", () => {
  const services = subarray(problems.flatMap((each) => each.services));
  assert(
    property(constantFrom("qqqq", "bill", ""), string(), services, (word, rest, chosen) => {
      const { problems: found } = findProblems(problems, { text: `${word} ${rest}`, services: chosen });
      const allowed = problems.filter((each) => chosen.length === 0 || chosen.includes(each.services[0]!));
      expect(allowed).toEqual(expect.arrayContaining(found));
      expect(found.length).toBeGreaterThanOrEqual(Math.min(3, allowed.length));
    }),
  );
});

test("words that nothing has fit nothing", () => {
  expect(find("qqqq")).toEqual({ problems: problems.slice(0, 3), fits: false });
});
