import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { narrowTable } from "../styles/media-queries.ts";
import { monoFont } from "../styles/mono-font.ts";
import { hiddenFromSight, visuallyHidden } from "./visually-hidden.ts";

interface Props {
  caption: string;
  columns: string[];
  rows: ReactNode[][];
  className?: string;
}

/**
 * A table in which the first cell of a row is its heading. On a narrow page each row becomes a block, with a
 * label above each cell. The elements have these roles by default, but Safari drops them when the elements
 * are not displayed as a table.
 */
export function DataTable({ caption, columns, rows, className }: Props) {
  /* oxlint-disable jsx-a11y/no-redundant-roles -- Safari needs them */
  /* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- these are the default roles */
  return (
    <table role="table" className={cx(dataTable, className)}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells], row) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows never change
          <tr key={row} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell" data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table whose cells have the attributes that `DataTable` sets. */
export const dataTable = css`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 16px var(--space-s) 16px 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
  }
  thead th {
    padding-block-start: 0;
    border-block-end: 2px solid var(--fg);
    color: var(--muted);
    ${monoFont("0.75rem", 1.5)};
  }
  tbody th {
    min-inline-size: 22%;
    font-weight: 620;
  }
  @media ${narrowTable} {
    /* Assistive technology still names each cell by its column. */
    thead {
      ${hiddenFromSight}
    }
    tr,
    th,
    td {
      display: block;
      padding: 4px 0;
      border: 0;
    }
    tr {
      position: relative;
      padding-block: 16px;
      border-block-end: 1px solid var(--line);
    }
    td::before {
      content: attr(data-label);
      display: block;
      margin-block-start: 8px;
      color: var(--muted);
      ${monoFont("0.75rem", 1.5)};
    }
  }
`;
