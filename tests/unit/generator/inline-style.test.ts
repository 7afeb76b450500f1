import { describe, expect, test } from "vitest";
import { inlineStyle, withoutInlinedRules } from "../../../src/generator/documents/inline-style.ts";

const stylesheet = `
  @layer base, pages;
  @font-face { font-family: Ours; src: url(/ours.woff2) }
  @font-face { font-family: Theirs; src: local("Arial") }
  .shown { color: red; &:hover { color: green } @media print { color: black } }
  .absent { color: blue }
  @layer base {
    main > * { margin: 0 }
    @media print { main > * { margin: 1cm } }
    @media (width < 560px) { main > * { margin: 1px } }
    a:hover { color: lime }
  }
`;

describe("inlineStyle", () => {
  const style = inlineStyle(stylesheet, ['<main class="shown"></main>']);

  test("keeps the rules for elements and for classes that the documents have", () => {
    expect(style).toContain(".shown{color:red");
    expect(style).toContain("main>*{margin:0}");
    expect(style).toContain("Theirs");
    expect(style).not.toContain("absent");
  });

  test("leaves out rules that the first paint does not need", () => {
    for (const late of ["hover", "print", "ours.woff2"]) expect(style).not.toContain(late);
  });
});

describe("withoutInlinedRules", () => {
  const style = withoutInlinedRules(stylesheet);

  test("keeps the rules for classes, and those that the first paint does not need", () => {
    expect(style).toContain(".shown{color:red");
    expect(style).toContain(".absent{color:#00f}");
    expect(style).toContain("a:hover{color:#0f0}");
    expect(style).toContain("@media print{main>*{margin:1cm}}");
    expect(style).toContain("ours.woff2");
  });

  test("leaves out rules that every document has inlined", () => {
    for (const inlined of ["margin:0", "560px", "Arial"]) {
      expect(inlineStyle(stylesheet, []), inlined).toContain(inlined);
      expect(style, inlined).not.toContain(inlined);
    }
  });
});
