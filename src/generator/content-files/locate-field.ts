import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseAst } from "vite";

/** The keys and indices that lead from the exported object to a field. */
export type FieldPath = (string | number)[];

/**
 * A node of the syntax tree (ESTree): a list has elements, an object has properties, and these have a key and
 * a value.
 */
interface Node {
  type: string;
  start: number;
  elements?: Node[];
  properties?: Node[];
  key?: { name?: string; value?: string };
  value?: Node;
}

interface Program {
  body: { type: string; declaration?: { declarations?: { init: Node }[] } }[];
}

/** Returns the place of a field in a content file, as "src/content/company.ts:57 facts.people[1].photo:". */
export async function locateField(file: string, keys: FieldPath): Promise<string> {
  const source = await readFile(file, "utf8");
  const offset = offsetOf(parseAst(source, { lang: "ts" }) as unknown as Program, keys);
  const line = source.slice(0, offset).split("\n").length;
  const field = keys.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return `${path.relative(process.cwd(), file)}:${line} ${field.replace(/^\./, "")}:`;
}

/** Returns the offset of the field, or of the innermost field on its path that the file has. */
function offsetOf({ body }: Program, keys: FieldPath): number {
  const exported = body.find((statement) => statement.declaration?.declarations);
  let node = exported!.declaration!.declarations![0]!.init;
  let { start } = node;
  for (const key of keys) {
    const child =
      node.elements?.[Number(key)] ??
      node.properties?.find((property) => (property.key?.name ?? property.key?.value) === key);
    if (!child) break;
    start = child.start;
    node = child.type === "Property" ? child.value! : child;
  }
  return start;
}
