import { css } from "@linaria/core";
import { technologyIcons } from "../../content/technology-icons.ts";
import type { TechnologyDetails } from "../../content/technology-details.ts";
import { PageLink } from "../../site/page-link.tsx";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { ink, radius, white } from "../../styles/tokens.ts";

export function PairsWith({ pairs }: { pairs: TechnologyDetails["pairsWith"] }) {
  return (
    <ul className={list}>
      {pairs.map(({ technology, reason }) => (
        <li key={technology} className={item}>
          <span className={ring}>
            <img src={technologyIcons[technology]} alt="" width="26" height="26" loading="lazy" />
          </span>
          <div>
            <h3 className={name}>
              <PageLink to={`/expertise/${technology}`} className={link} />
            </h3>
            <p className={text}>{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: grid;
  gap: 28px;
`;

const item = css`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 18px;
`;

const ring = css`
  display: grid;
  place-items: center;
  inline-size: 60px;
  block-size: 60px;
  border: 2px solid ${ink};
  border-radius: ${radius.round};
  background: ${white};

  @media ${motionAllowed} {
    transition: rotate var(--t-panel) var(--ease);

    li:has(a:is(:hover, :focus-visible)) > & {
      rotate: -6deg;
    }
  }
`;

const name = css`
  margin-block-end: 6px;
  font-size: var(--step-1);
`;

/* The whole row is its target. */
const link = css`
  color: inherit;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const text = css`
  color: var(--muted);
`;
