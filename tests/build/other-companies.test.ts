import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { readCompany } from "../../src/generator/company/read-company.ts";
import { placeholderPattern } from "../../src/generator/content-checks/placeholder-remains.ts";
import { ProjectCopy } from "../support/project-copy.ts";

const companies = path.join(import.meta.dirname, "../examples/companies");

/** Matches facts of the placeholder, and its time zone as pages name it. */
const placeholder = new RegExp(`${placeholderPattern.source}|UTC\\+5:30`);

test("the site of a company in another country contains no fact of the placeholder", async () => {
  const file = path.join(companies, "aarhus.ts");
  await using copy = await ProjectCopy.make();
  await copy.run("vite/bin/vite.js", ["build"], { COMPANY: file });
  const names = (await readdir(copy.at("dist"), { recursive: true })).filter((name) =>
    /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$|_headers$/.test(name),
  );
  expect(names.length).toBeGreaterThan(100);
  const texts = await Promise.all(names.map((name) => readFile(copy.at(`dist/${name}`), "utf8")));
  expect(names.filter((_, index) => placeholder.test(texts[index]!))).toEqual([]);

  const about = texts[names.indexOf("about.html")]!;
  expect(about).toContain("UTC+1 in winter and UTC+2 in summer");
  expect(about).toContain("company in Denmark");
}, 120_000);

test.each(["aarhus", "sao-paulo", "osaka"])("the build accepts the example company %s", async (name) => {
  const company = await readCompany(path.join(companies, `${name}.ts`));
  expect(company.placeholder).toBe(false);
});
