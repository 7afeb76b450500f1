import type { ComponentProps } from "react";
import { dataTable } from "../../components/data-table.tsx";

/** A table in a post. Its cells get their roles from src/generator/posts/label-tables.ts. */
export function PostTable(props: ComponentProps<"table">) {
  return <table {...props} className={dataTable} />;
}
