import { afterEach, describe, expect, test, vi } from "vitest";
import { readSettings, SettingsError } from "../../../netlify/settings.ts";
import { requiredSettings } from "../../../netlify/settings.ts";
import { warningsFor } from "../../../src/generator/content-checks/production-warnings.ts";
import { exampleRole } from "../../examples/example-role.ts";

const ready = {
  CONTEXT: "production",
  URL: "https://site.example",
  EMAILJS_SERVICE_ID: "service-1",
  EMAILJS_TEMPLATE_ID: "template-1",
  EMAILJS_PUBLIC_KEY: "public-key-1",
};
const company = { placeholder: false, roles: [] };
const placeholder = { placeholder: true, roles: [] };

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a production build", () => {
  test("that is ready gets no warning", () => {
    expect(warningsFor(ready, company)).toEqual([]);
  });

  test.each(requiredSettings)("gets a warning when %s is missing or blank", (name) => {
    for (const value of [undefined, "", " "]) {
      expect(warningsFor({ ...ready, [name]: value }, company)).toEqual([
        expect.stringMatching(`does not see ${name}\\..*npm run doctor`),
      ]);
    }
  });

  test.each([
    ["the placeholder of a company", {}, placeholder, /src\/content\/company\.ts/],
    [
      "a role whose last day is over",
      {},
      { ...company, roles: [exampleRole] },
      /Web engineer \(2026-03-31\).*roles\.ts/,
    ],
    [
      "another address than EmailJS's",
      { EMAILJS_ORIGIN: "http://127.0.0.1:8025" },
      company,
      /EMAILJS_ORIGIN/,
    ],
    ["a site without an address", { URL: undefined }, company, /sitemap/],
  ])("gets a warning about %s", (_, change, identity, warning) => {
    expect(warningsFor({ ...ready, ...change }, identity)).toEqual([expect.stringMatching(warning)]);
  });
});

test.each([undefined, "dev", "deploy-preview", "branch-deploy"])(
  "a build with the context %s gets no warning",
  (context) => {
    expect(warningsFor({ CONTEXT: context }, placeholder)).toEqual([]);
  },
);

test("the build asks for the same settings as the function", () => {
  for (const name of requiredSettings) vi.stubEnv(name, "");
  const names = (() => {
    try {
      readSettings();
    } catch (error) {
      return (error as SettingsError).names;
    }
    return [];
  })();
  expect(names).toEqual(requiredSettings);
});
