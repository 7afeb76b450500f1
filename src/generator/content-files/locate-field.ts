import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync } from "vite";

/** The keys and indices that lead from the exported value to a field. */
export type FieldPath = (string | number)[];

/**
 * A node of the syntax tree (ESTree): a list has elements, an object has properties, and these have a key and
 * a value. The name of a constant stands for its value, and an expression may be wrapped in a type.
 */
interface Node {
  type: string;
  start: number;
  elements?: Node[];
  properties?: Node[];
  key?: { name?: string; value?: string };
  value?: Node;
  name?: string;
  expression?: Node;
}

interface Declaration {
  declarations?: { id: { name?: string }; init: Node | null }[];
}

interface Program {
  body: (Declaration & { declaration?: Declaration | null })[];
}

/** Returns the place of a field in a content file, as "src/content/company.ts:57 facts.people[1].photo:". */
export async function locateField(file: string, exportName: string, keys: FieldPath): Promise<string> {
  const source = await readFile(file, "utf8");
  const offset = offsetOf(parseSync(file, source).program as unknown as Program, exportName, keys);
  const line = source.slice(0, offset).split("\n").length;
  return `${path.relative(process.cwd(), file)}:${line} ${nameField(keys)}:`;
}

/** Writes the path of a field as "facts.people[1].photo". */
export function nameField(keys: FieldPath): string {
  const parts = keys.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`));
  return parts.join("").replace(/^\./, "");
}

/** Returns the offset of the field, or of the innermost field on its path that the file has. */
function offsetOf({ body }: Program, exportName: string, keys: FieldPath): number {
  const constants = new Map<string | undefined, Node | null>();
  for (const statement of body)
    for (const { id, init } of (statement.declaration ?? statement).declarations ?? [])
      constants.set(id.name, init);

  function valueOf(node: Node | undefined): Node | undefined {
    if (node?.expression) return valueOf(node.expression);
    return node?.type === "Identifier" ? valueOf(constants.get(node.name) ?? undefined) : node;
  }

  let node = valueOf(constants.get(exportName) ?? undefined);
  let start = node?.start ?? 0;
  for (const key of keys) {
    const child =
      node?.elements?.[Number(key)] ??
      node?.properties?.find((property) => (property.key?.name ?? property.key?.value) === key);
    if (!child) break;
    const value = child.type === "Property" ? child.value : child;
    node = valueOf(value);
    start = value?.type === "Identifier" && node ? node.start : child.start;
  }
  return start;
}
