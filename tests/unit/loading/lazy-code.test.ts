import { expect, test } from "vitest";
import { lazyCode } from "../../../src/loading/lazy-code.ts";

test("lazy code is requested once for all who wait, and again only after a failure", async () => {
  let requests = 0;
  let answers = false;
  const code = lazyCode(async () => {
    requests += 1;
    if (!answers) throw new Error("gone");
    return "here";
  });
  await Promise.all([
    expect(code.load()).rejects.toThrow("gone"),
    expect(code.load()).rejects.toThrow("gone"),
  ]);
  expect(requests).toBe(1);
  expect(code.loaded()).toBeUndefined();

  answers = true;
  expect(await code.load()).toBe("here");
  expect(await code.load()).toBe("here");
  expect(code.loaded()).toBe("here");
  expect(requests).toBe(2);
});
