import { css } from "@linaria/core";
import { WithCode } from "./with-code.tsx";

/** Sentences under a rule each. */
export function RuledList({ items }: { items: string[] }) {
  return (
    <ul className={ruledList}>
      {items.map((item) => (
        <li key={item}>
          <WithCode text={item} />
        </li>
      ))}
    </ul>
  );
}

const ruledList = css`
  display: grid;
  gap: 14px;

  > li {
    padding-block-start: 14px;
    border-block-start: 1px solid var(--control);
  }
`;
