import { eventually, expect, test } from "./fixtures.ts";

test("what goes wrong in a page is reported, so that it can fail a test", async ({ tab, cleanDriver }) => {
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
  let reported = "";
  const report = async () => (reported += (await cleanDriver.takeErrors()).join("\n"));
  for (const fault of [
    "said Error: with an error",
    "warned",
    "thrown",
    "rejected",
    "style-src-attr",
    "missing.png",
  ])
    await eventually(report).toContain(fault);
  expect(reported).not.toContain("head-script");
});
