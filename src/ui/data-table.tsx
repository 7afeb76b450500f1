import { css } from "@linaria/core";
import { visuallyHidden } from "./visually-hidden.ts";

interface Props {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** A table whose first cell names its row; on a phone every row becomes a block with its labels. */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <table className={table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = css`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 16px 24px 16px 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  tbody th {
    inline-size: 22%;
    font-weight: 620;
  }
  thead th {
    color: var(--muted);
    font: 500 0.75rem/1.4 var(--mono);
    border-block-end: 2px solid var(--ink);
  }
  @media (max-width: 700px) {
    thead {
      display: none;
    }
    tr,
    th,
    td {
      display: block;
      padding: 4px 0;
      border: 0;
    }
    tr {
      padding-block: 16px;
      border-block-end: 1px solid var(--line);
    }
    tbody th {
      inline-size: auto;
      font-size: var(--step-1);
    }
    td::before {
      content: attr(data-label);
      display: block;
      margin-block-start: 8px;
      color: var(--muted);
      font: 500 0.75rem/1.6 var(--mono);
    }
  }
`;
