import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "./support/fixtures.ts";

/**
 * "standard" has what the HTML standard demands. The other rules are about ARIA, headings, labels and references,
 * and style attributes, which the content security policy forbids.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    rules: {
      "aria-hidden-body": "error",
      "aria-label-misuse": ["error", { allowAnyNamable: false }],
      "empty-heading": "error",
      "empty-title": "error",
      "heading-level": "error",
      "hidden-focusable": "error",
      "input-missing-label": "error",
      "no-inline-style": ["error", { allowedProperties: [] }],
      "no-missing-references": "error",
    },
  }),
);

test("every built document is valid HTML", async ({ copy }) => {
  const documents = copy.builtFiles().filter((file) => file.endsWith(".html"));
  expect(documents.length).toBeGreaterThan(40);
  for (const file of documents) {
    const { results } = await validator.validateString(copy.built(file));
    const messages = results.flatMap((result) => result.messages);
    expect(
      messages.map(({ message, selector }) => `${message} (${selector})`),
      file,
    ).toEqual([]);
  }
});
