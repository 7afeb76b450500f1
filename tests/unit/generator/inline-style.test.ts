import { expect, test } from "vitest";
import { inlineStyle, mainFonts } from "../../../src/generator/documents/inline-style.ts";

const stylesheet = `
  @layer base, pages;
  @font-face { font-family: Ours; src: url(/ours.woff2) }
  @font-face { font-family: Ours; src: url(/range.woff2); unicode-range: U+100 }
  @font-face { font-family: Theirs; src: local("Arial") }
  @keyframes spin { to { rotate: 1turn } }
  @keyframes shake { to { rotate: 9deg } }
  .shown { color: red; animation: spin 1s; @media print { color: black } }
  .absent { color: blue; animation: shake 1s }
  .shown:hover, .shown[data-later], .shown[data-state="late"], .shown .late-child { color: green }
  .shown:not(.missing) { color: navy }
  .shown[data-state="now"] { color: white }
  html, .absent { color: gray }
  @layer base {
    main > * { margin: 0 }
    @media print { main > * { margin: 1cm } }
  }
`;

const style = inlineStyle(stylesheet, '<main class="shown other" data-state="now"></main>');

test("the inlined style has the rules for elements and for classes of the document, in their layers", () => {
  expect(style).toContain(".shown{color:red");
  expect(style).toMatch(/@layer base\{.*main>\*\{margin:0\}/);
  for (const color of ["navy", "#fff", "gray"]) expect(style).toContain(`{color:${color}}`);
  expect(style).toContain("Theirs");
  expect(style).toContain("@keyframes spin");
});

test("the inlined style has neither other rules nor those that the first paint does not need", () => {
  for (const late of ["absent", "shake", "print", "woff2", "green"]) expect(style).not.toContain(late);
});

test("the main fonts are those without a range of characters", () => {
  expect(mainFonts(stylesheet)).toEqual(["ours.woff2"]);
});
