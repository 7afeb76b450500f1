import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseAst } from "vite";

export type FieldPath = (string | number)[];

/** A part of a program: lists and objects have elements and properties, and these a key and a value. */
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

/** The place of a fact in a company's file, as "src/content/company.ts:57 facts.people[1].photo:". */
export async function locateField(file: string, keys: FieldPath): Promise<string> {
  const source = await readFile(file, "utf8");
  const offset = offsetOf(parseAst(source, { lang: "ts" }) as unknown as Program, keys);
  const line = source.slice(0, offset).split("\n").length;
  const field = keys.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return `${path.relative(process.cwd(), file)}:${line} ${field.replace(/^\./, "")}:`;
}

/** Of the deepest part of the exported object that the path leads to. */
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
