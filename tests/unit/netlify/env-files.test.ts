import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readEnvironment } from "../../../netlify/local/env-files.ts";
import { mailboxSettings } from "../../../netlify/local/mailbox-account.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "env-files-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

test("without files the settings are those of netlify.toml, which are the mailbox's", () => {
  expect(readEnvironment(folder, { KEY: "own" })).toEqual({ ...mailboxSettings, KEY: "own" });
  const file = readFileSync(path.resolve(import.meta.dirname, "../../../netlify.toml"), "utf8");
  const [section] = /(?<=\[context\.dev\.environment\]\n)[^[]+/.exec(file)!;
  const settings = Array.from(section.matchAll(/^(\w+) = "(.+)"$/gm), ([, name, value]) => [name, value]);
  expect(Object.fromEntries(settings)).toEqual(mailboxSettings);
});

test("the most specific file wins, and the process's environment overrides all files", async () => {
  await writeFile(path.join(folder, ".env"), "A=env\nB=env\nC=env\nD=env\nE=env\n");
  await writeFile(
    path.join(folder, ".env.development"),
    "A=development\nB=development\nC=development\nD=development\n",
  );
  await writeFile(path.join(folder, ".env.local"), "A=local\nB=local\nC=local\n");
  await writeFile(
    path.join(folder, ".env.development.local"),
    'A=development.local\nB="" # blank wins too\n',
  );
  expect(readEnvironment(folder, { A: "own" })).toMatchObject({
    A: "own",
    B: "",
    C: "local",
    D: "development",
    E: "env",
  });
});

test("a file may begin with a byte order mark, and its lines end as on Windows", async () => {
  await writeFile(path.join(folder, ".env"), "\ufeffA=one\r\nB=two\r\n");
  expect(readEnvironment(folder, {})).toMatchObject({ A: "one", B: "two" });
});
