import { expect, test } from "vitest";
import { company } from "../../src/content/company.ts";
import { ProjectCopy } from "../support/project-copy.ts";

test("characters that the fonts lack stop the build, which names each with its file and line", async () => {
  await using copy = await ProjectCopy.make();
  const post = "src/content/posts/native-or-pwa.mdx";
  await copy.edit("src/content/company.ts", [`name: "${company.name}"`, `name: "${company.name} 北"`]);
  await copy.edit("src/routing/individual-pages.ts", ['label: "Career"', 'label: "Career 東"']);
  await copy.write(post, `${await copy.read(post)}\nA sentence with \u{1f600} in it.\n`);
  const build = copy.run("vite/bin/vite.js", ["build"]);
  await expect(build).rejects.toThrow(/src\/content\/company\.ts:\d+ "北": .*system-characters\.ts/);
  await expect(build).rejects.toThrow(/src\/routing\/individual-pages\.ts:\d+ "東": /);
  await expect(build).rejects.toThrow(/src\/content\/posts\/native-or-pwa\.mdx:\d+ "\u{1f600}": /u);
}, 120_000);
