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
 * A table in which the first cell of a row is its heading. On a narrow page the heading is above the other
 * cells, which keep their columns. The elements have these roles by default, but Safari drops them when the
 * elements are not displayed as a table.
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
              <td key={columns[index + 1]} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table whose elements have the roles that `DataTable` sets. */
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
    &,
    thead,
    tbody,
    tr > * {
      display: block;
      padding: 0;
      border: 0;
    }
    /* Widths come from the number of cells alone, so the columns of all rows are level. */
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 14px;
      padding-block: 12px;
      border-block-end: 1px solid var(--line);
    }
    thead tr {
      padding-block: 0 6px;
      border-block-end: 2px solid var(--fg);

      > th {
        padding: 0;
        border: 0;
      }
    }
    tr > * {
      flex: 1 1 5.5rem;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    /* Of three cells the first has the most to say. */
    tr > :nth-child(2):not(:nth-last-child(2)) {
      flex: 2 1 9rem;
    }
    tbody th {
      flex-basis: 100%;
    }
    td {
      font-size: 0.875rem;
      line-height: 1.4;
    }
    /* Over the headings of the rows, which need none. */
    thead th:first-child {
      ${hiddenFromSight}
    }
  }
`;
