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
              <td key={columns[index + 1]}>
                <span className={cellLabel} aria-hidden="true">
                  {columns[index + 1]}
                </span>
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
  text-align: start;

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
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
      inline-size: auto !important;
    }
    thead {
      display: none;
    }
    tr {
      padding-block: 16px;
      border-block-end: 1px solid var(--line);
    }
    tbody th {
      font-size: var(--step-1);
    }
    th,
    td {
      padding: 4px 0;
      border: 0;
    }
  }
`;

const cellLabel = css`
  display: none;
  color: var(--muted);
  font: 500 0.75rem/1.6 var(--mono);

  @media (max-width: 700px) {
    display: block;
    margin-block-start: 8px;
  }
`;
