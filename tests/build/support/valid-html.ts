import { HtmlValidate, Rule, StaticConfigLoader } from "html-validate";

/**
 * Checks the children of a <div> in a <dl>: html-validate cannot express that rule, which depends on the
 * grandparent.
 */
class DescriptionGroup extends Rule {
  setup() {
    this.on("dom:ready", ({ document }) => {
      for (const element of document.querySelectorAll("dl > div > *"))
        if (!["dt", "dd", "script", "template"].includes(element.tagName))
          this.report(element, `<${element.tagName}> is not permitted in a <div> of a <dl>`);
    });
  }
}

/**
 * "standard" has what the HTML standard demands. The other rules are about ARIA, labels and references, not
 * about style.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    plugins: [{ name: "ours", rules: { "description-group": DescriptionGroup } }],
    rules: {
      "aria-hidden-body": "error",
      "aria-label-misuse": ["error", { allowAnyNamable: false }],
      "description-group": "error",
      "hidden-focusable": "error",
      "input-missing-label": "error",
      "no-missing-references": "error",
    },
  }),
);

/** Returns the violations of HTML's rules in a document, each as a sentence with the element's selector. */
export async function htmlViolations(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector})`),
  );
}
