import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextWithCode } from "../../../src/components/text-with-code.tsx";

const set = (text: string) =>
  renderToStaticMarkup(<TextWithCode text={text} />).replaceAll(/ class="[^"]*"/g, "");

test("code stays together with the bracket and the comma beside it, and with nothing else", () => {
  expect(set("Use `a b`, or (`c`).")).toBe(
    "Use <span><code>a b</code>,</span> or <span>(<code>c</code>).</span>",
  );
  expect(set("`first` and `last`")).toBe(
    "<span><code>first</code></span> and <span><code>last</code></span>",
  );
});

test("text without code is set as it is", () => {
  expect(set("no code, here")).toBe("no code, here");
});
