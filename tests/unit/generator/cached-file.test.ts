import { mkdtemp, readFile, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { cachedFile } from "../../../src/generator/cached-file.ts";

const newFile = async () => path.join(await mkdtemp(path.join(tmpdir(), "cache-")), "picture.webp");
const bytes = new Uint8Array([1, 2, 3]);

test("a file that is there is not made again", async () => {
  const file = await newFile();
  await cachedFile(file, () => bytes);
  expect(await cachedFile(file, () => Promise.reject(new Error("made again")))).toBe(file);
});

test("two callers who make a file at the same time both get it, and leave no other behind", async () => {
  const file = await newFile();
  const make = () => Promise.resolve(bytes);
  expect(await Promise.all([cachedFile(file, make), cachedFile(file, make)])).toEqual([file, file]);
  expect([...(await readFile(file))]).toEqual([...bytes]);
  expect(await readdir(path.dirname(file))).toEqual(["picture.webp"]);
});

test("a file that could not be made is not there", async () => {
  const file = await newFile();
  const failing = cachedFile(file, () => Promise.reject(new Error("no memory")));
  await expect(failing).rejects.toThrow("no memory");
  expect(await readdir(path.dirname(file))).toEqual([]);
});
