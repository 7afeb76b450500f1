import type { Logger } from "vite";
import { afterEach, describe, expect, test, vi } from "vitest";
import { warningsFor, warnOfProduction } from "../../../src/generator/content-checks/production-warnings.ts";
import { exampleRole } from "../../examples/example-role.ts";

const ready = {
  URL: "https://site.example",
  EMAILJS_SERVICE_ID: "service-1",
  EMAILJS_TEMPLATE_ID: "template-1",
  EMAILJS_PUBLIC_KEY: "public-key-1",
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a production build", () => {
  test("that is ready gets no warning", () => {
    expect(warningsFor(ready, [])).toEqual([]);
  });

  test.each([
    ["a blank setting", { EMAILJS_PUBLIC_KEY: " " }, [], /EMAILJS_PUBLIC_KEY\..*npm run doctor/],
    ["a role whose last day is over", {}, [exampleRole], /Web engineer \(2026-03-31\).*roles\.ts/],
    ["another address than EmailJS's", { EMAILJS_ORIGIN: "http://127.0.0.1:8025" }, [], /EMAILJS_ORIGIN/],
    ["a site without an address", { URL: undefined }, [], /sitemap/],
  ])("gets a warning about %s", (_, change, roles, warning) => {
    expect(warningsFor({ ...ready, ...change }, roles)).toEqual([expect.stringMatching(warning)]);
  });
});

test.each([undefined, "dev", "deploy-preview", "branch-deploy"])(
  "a build with the context %s gets no warning",
  async (context) => {
    vi.stubEnv("CONTEXT", context);
    const logger = { warn: vi.fn(), info: vi.fn() } as unknown as Logger;
    await warnOfProduction(logger);
    expect(logger.warn).not.toHaveBeenCalled();
  },
);
