import { HtmlValidate, Rule, StaticConfigLoader } from "html-validate";

/** The one content model of HTML that html-validate cannot express: it depends on the parent of the element's parent. */
class DescriptionGroup extends Rule {
  setup() {
    this.on("dom:ready", ({ document }) => {
      for (const element of document.querySelectorAll("dl > div > *"))
        if (!["dt", "dd", "script", "template"].includes(element.tagName))
          this.report(element, `<${element.tagName}> is not permitted in a <div> of a <dl>`);
    });
  }
}

/** "standard" holds what the HTML standard demands. The rules beside it are for ARIA; none is about style. */
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

/** What in a document breaks the rules of HTML: each a sentence with the element's place. */
export async function invalidIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector})`),
  );
}
