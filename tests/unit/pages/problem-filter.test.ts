import { expect, test } from "vitest";
import { servicesPage } from "../../../src/content/pages/services-page.ts";
import { serviceSlugs } from "../../../src/content/slugs.ts";
import { findProblems } from "../../../src/pages/services/problem-filter.ts";

const { problems, subjects } = servicesPage;

const find = (text: string) => findProblems(problems, { text, services: [] });

test.each([
  ["my aws bill is too high", "cloud-services"],
  ["cloud bill", "cloud-services"],
  ["azure costs", "cloud-services"],
  ["deploy pipeline", "cloud-services"],
  ["chatbot", "ai-ml-development"],
  ["a chat bot for our customers", "ai-ml-development"],
  ["ChatGPT for our documents", "ai-ml-development"],
  ["reading invoices automatically", "ai-ml-development"],
  ["iot sensor", "iot-development"],
  ["sensors in our factory", "iot-development"],
  ["I want to build a wearable", "iot-development"],
  ["hire developers", "staffing-solution"],
  ["we need more programmers", "staffing-solution"],
  ["freelancers", "staffing-solution"],
  ["app for my drivers", "mobile-development"],
  ["android app", "mobile-development"],
  ["works offline on tablets", "mobile-development"],
  ["excel reports", "data-science"],
  ["dashboards", "data-science"],
  ["demand forecasting", "data-science"],
  ["our website is slow", "web-development"],
  ["legacy php", "web-development"],
  ["online shop", "web-development"],
  ["old system nobody understands", "web-development"],
  ["mvp for my startup", "product-development"],
  ["redesign", "ui-design"],
  ["users are confused by our screens", "ui-design"],
  ["firmware driver", "hw-sw-integration"],
  ["modbus", "hw-sw-integration"],
])("“%s” leads to %s", (text, service) => {
  const { problems: found, fits } = find(text);
  expect(fits).toBe(true);
  expect(found[0]!.services).toContain(service);
});

test.each([
  ["dashbord", "dashboards"],
  ["chatbto", "chatbot"],
  ["FORECÀST", "forecast"],
  ["developer", "developers"],
  ["my phones", "phone"],
])("“%s” finds first what “%s” does", (text, same) => {
  expect(find(text).problems[0]).toBe(find(same).problems[0]);
});

test.each(["", "  ?!", "my", "what do we need"])(
  "“%s” says nothing, so all are shown in their order",
  (text) => {
    expect(find(text)).toEqual({ problems, fits: true });
  },
);

test("at least three are shown, also for words that nothing has", () => {
  expect(find("qqqq")).toEqual({ problems: problems.slice(0, 3), fits: false });
  expect(find("modbus").problems.length).toBeGreaterThanOrEqual(3);
  expect(find("modbus").problems.length).toBeLessThan(problems.length);
});

test("a problem is found by any of its services", () => {
  const services = subjects[0]!.services;
  const { problems: found } = findProblems(problems, { text: "", services });
  expect(found).toEqual(
    problems.filter((problem) => problem.services.some((slug) => services.includes(slug))),
  );
  const named = findProblems(problems, { text: "bill", services });
  expect(named.problems.every((problem) => found.includes(problem))).toBe(true);
});

test("every service has a problem and a subject, so that visitors find it", () => {
  for (const list of [problems, subjects])
    expect(new Set(list.flatMap(({ services }) => services))).toEqual(new Set(serviceSlugs));
});

test("every problem belongs to a subject, and every subject has problems", () => {
  const found = subjects.map(({ services }) => findProblems(problems, { text: "", services }).problems);
  expect(found.filter((list) => list.length === 0)).toEqual([]);
  expect(new Set(found.flat()).size).toBe(problems.length);
});
