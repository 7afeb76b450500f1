import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

const roles: Record<string, string> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
};

/**
 * Rehype plugin: prepares the tables of posts for the styles of src/components/data-table.tsx. The first cell
 * of each row becomes the row's heading, and every element states its role. A column's alignment becomes an
 * attribute for the typography of posts: MDX would make a style attribute of it, which the content security
 * policy blocks.
 */
export function labelTables() {
  return (tree: Root) =>
    visit(tree, { tagName: "table" }, (table: Element) =>
      visit(table, "element", (element: Element) => {
        if (roles[element.tagName]) element.properties["role"] = roles[element.tagName];
        if (element.tagName !== "tr") return;
        const cells = element.children.filter((child) => child.type === "element");
        for (const [index, cell] of cells.entries()) labelCell(cell, index);
      }),
    );
}

function labelCell(cell: Element, index: number) {
  const { align } = cell.properties;
  if (cell.tagName === "th") cell.properties = { role: "columnheader", scope: "col" };
  else if (index > 0) cell.properties = { role: "cell" };
  else Object.assign(cell, { tagName: "th", properties: { role: "rowheader", scope: "row" } });
  if (align) cell.properties["data-align"] = align;
}
