import { css } from "@linaria/core";

/** Where a technology fits, and where we advise against it: two columns of equal weight. */
export function Fit({ fits, advisedAgainst }: { fits: string[]; advisedAgainst: string[] }) {
  return (
    <div className={columns}>
      <div>
        <h2 className={heading}>Where it fits</h2>
        <List items={fits} />
      </div>
      <div>
        <h2 className={heading}>Where we advise against it</h2>
        <List items={advisedAgainst} />
      </div>
    </div>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul className={list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 44px clamp(32px, 6vw, 88px);
`;

const heading = css`
  margin-block-end: 20px;
  font-size: var(--step-3);
`;

const list = css`
  display: grid;
  gap: 14px;

  > li {
    padding-block-start: 14px;
    border-block-start: 1px solid var(--control);
  }
`;
