import { expect, test } from "vitest";
import { lazyCode } from "../src/site/lazy-code.ts";

test("lazy code is asked for once more when it fails, and then fails until it is reset", async () => {
  let requests = 0;
  let answers = false;
  const code = lazyCode(async () => {
    requests += 1;
    if (!answers) throw new Error("gone");
    return "here";
  });
  await expect(code.preload()).rejects.toThrow("gone");
  await expect(code.preload()).rejects.toThrow("gone");
  expect(requests).toBe(2);

  answers = true;
  code.reset();
  expect(await code.preload()).toBe("here");
  expect(code.loaded()).toBe("here");
  expect(requests).toBe(3);
});

test("code at hand is the same promise for good, with the outcome where React reads it", async () => {
  const code = lazyCode(async () => "here");
  const promise = code.preload();
  await promise;
  code.reset();
  expect(code.preload()).toBe(promise);
  expect(promise).toMatchObject({ status: "fulfilled", value: "here" });
});
