import { createElement, Suspense, use } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { lazyCode } from "../../../src/loading/lazy-code.ts";

test("lazy code that fails is requested once more, and then keeps failing until it is reset", async () => {
  let requests = 0;
  let answers = false;
  const code = lazyCode(async () => {
    requests += 1;
    if (!answers) throw new Error("gone");
    return "here";
  });
  await expect(code.load()).rejects.toThrow("gone");
  await expect(code.load()).rejects.toThrow("gone");
  expect(requests).toBe(2);

  answers = true;
  code.reset();
  expect(await code.load()).toBe("here");
  expect(code.loaded()).toBe("here");
  expect(requests).toBe(3);
});

test("loaded code keeps its promise, and React renders it at once", async () => {
  const code = lazyCode(async () => "here");
  const promise = code.load();
  await promise;
  code.reset();
  expect(code.load()).toBe(promise);
  const Code = () => use(code.load());
  expect(renderToString(createElement(Suspense, { fallback: "Loading..." }, createElement(Code)))).toBe(
    "<!--$-->here<!--/$-->",
  );
});
