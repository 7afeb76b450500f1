import { eventually, test } from "./fixtures.ts";

test("what goes wrong in a page is reported, so that it can fail a test", async ({
  tab,
  expectedMessages,
}) => {
  await tab.visit("/");
  await tab.evaluate(() => {
    console.error("said", new Error("with an error"));
    console.warn("warned");
    setTimeout(() => {
      throw new Error("thrown");
    });
    void Promise.reject(new Error("rejected"));
    document.body.setAttribute("style", "color: red");
    document.body.append(Object.assign(new Image(), { src: "/assets/missing.png" }));
  });
  const faults = [
    "said Error: with an error",
    "warned",
    "thrown",
    "rejected",
    "style-src-attr",
    "missing.png",
  ].map((fault) => new RegExp(fault));
  for (const fault of faults) await eventually(async () => (await tab.errors()).join("\n")).toMatch(fault);
  // Nothing else is reported.
  expectedMessages.push(...faults);
});
