import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { serviceSlugs } from "../../content/slugs.ts";

const folder = path.resolve(import.meta.dirname, "../../content");

/** Returns a line for each part that a service lacks. A service with a slug alone would have an address without a page. */
export async function serviceFaults(slugs: readonly string[] = serviceSlugs): Promise<string[]> {
  const file = path.join(folder, "services.ts");
  const [list, order = ""] = (await readFile(file, "utf8")).split("const menuOrder");
  const name = path.relative(process.cwd(), file);
  return slugs.flatMap((slug) => {
    const text = path.join(folder, "services", `${slug}.ts`);
    return [
      ...(list!.includes(`slug: "${slug}"`)
        ? []
        : [`${name}:1 services: There is no entry for "${slug}". Add one.`]),
      ...(order.includes(`"${slug}"`) ? [] : [`${name}:1 menuOrder: "${slug}" is missing. Add it.`]),
      ...(existsSync(text)
        ? []
        : [`${path.relative(process.cwd(), text)}:1 There is no such file. Write the text of "${slug}".`]),
    ];
  });
}
