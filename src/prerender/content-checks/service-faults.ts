import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseAst } from "vite";
import { serviceSlugs } from "../../content/slugs.ts";

const folder = path.resolve(import.meta.dirname, "../../content");

/** Parts of the syntax tree (ESTree) of a file that exports lists. */
interface Program {
  body: (Declaration | { type: string; declaration?: Declaration })[];
}

interface Declaration {
  declarations?: { id: { name: string }; init: { elements: Element[] } }[];
}

/** An element of a list: a text has a value, an object has properties. */
interface Element {
  value?: string;
  properties?: { key: { name: string }; value: Element }[];
}

/**
 * Returns a line for each part that a service lacks. A service with a slug alone would have an address without a page. The
 * list is read from the source, because Node cannot import its pictures.
 */
export async function serviceFaults(slugs: readonly string[] = serviceSlugs): Promise<string[]> {
  const file = path.join(folder, "services.ts");
  const program = parseAst(await readFile(file, "utf8"), { lang: "ts" }) as unknown as Program;
  const listed = new Set(elementsOf(program, "services").map(slugOf));
  const ordered = new Set(elementsOf(program, "menuOrder").map(({ value }) => value));
  const name = path.relative(process.cwd(), file);
  return slugs.flatMap((slug) => {
    const text = path.join(folder, "services", `${slug}.ts`);
    return [
      ...(listed.has(slug) ? [] : [`${name}:1 services: There is no entry for "${slug}". Add one.`]),
      ...(ordered.has(slug) ? [] : [`${name}:1 menuOrder: "${slug}" is missing. Add it.`]),
      ...(existsSync(text)
        ? []
        : [`${path.relative(process.cwd(), text)}:1 There is no such file. Write the text of "${slug}".`]),
    ];
  });
}

function slugOf({ properties }: Element): string | undefined {
  return properties!.find(({ key }) => key.name === "slug")!.value.value;
}

/** Returns the elements of the list that a file declares under a name. */
function elementsOf({ body }: Program, name: string): Element[] {
  const declarations = body.flatMap((statement) => {
    const declaration = "declaration" in statement ? statement.declaration : (statement as Declaration);
    return declaration?.declarations ?? [];
  });
  return declarations.find(({ id }) => id.name === name)!.init.elements;
}
