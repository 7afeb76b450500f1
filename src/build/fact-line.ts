import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseAst } from "vite";

export type FactPath = (string | number)[];

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Where a company's file says something, as "src/content/company.ts:57 facts.people[1].photo:". */
export async function factLine(file: string, keys: FactPath): Promise<string> {
  const source = await readFile(file, "utf8");
  const offset = offsetOf(parseAst(source, { lang: "ts" }) as unknown as Node, keys);
  const line = source.slice(0, offset).split("\n").length;
  const field = keys.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return `${path.relative(process.cwd(), file)}:${line} ${field.slice(1)}:`;
}

/** Of the deepest part of the exported object that the path leads to. */
function offsetOf(program: Node, keys: FactPath): number {
  const exported = (program["body"] as Node[]).find(({ type }) => type === "ExportNamedDeclaration")!;
  const [declarator] = (exported["declaration"] as Node)["declarations"] as Node[];
  let offset = exported.start;
  let value: Node | undefined = declarator!["init"] as Node;
  for (const key of keys) {
    const child: Node | undefined =
      value?.type === "ArrayExpression"
        ? (value["elements"] as Node[])[key as number]
        : (value?.["properties"] as Node[] | undefined)?.find(({ key: name }) => {
            const { name: plain, value: quoted } = (name ?? {}) as { name?: string; value?: string };
            return (plain ?? quoted) === key;
          });
    if (!child) break;
    offset = child.start;
    value = child.type === "Property" ? (child["value"] as Node) : child;
  }
  return offset;
}
