import { css } from "@linaria/core";
import { Stamp } from "../../blocks/stamp.tsx";
import type { Problem } from "../../content/problems.ts";
import { services } from "../../content/services.ts";
import { PageLink } from "../../site/page-link.tsx";
import { motionAllowed } from "../../styles/breakpoints.ts";

/** A problem as a letter that stands in its hole: where it would go first is its stamp, and the plate below says so. */
export function Pigeonhole({ problem, hidden }: { problem: Problem; hidden: boolean }) {
  const fitting = problem.services.map((slug) => services.find((service) => service.slug === slug)!);
  const [first] = fitting;
  return (
    <li className={hole} hidden={hidden}>
      <div className={letter} data-theme="light">
        <div className={stamp}>
          <Stamp ink={first!.ink}>
            <img src={first!.stamp} alt="" width="144" height="144" loading="lazy" />
          </Stamp>
        </div>
        <h3 className={quote}>{problem.words}</h3>
        <p>{problem.answer}</p>
      </div>
      <p className={plate}>
        {fitting.map(({ slug, cardTitle }) => (
          <PageLink key={slug} to={`/${slug}`} className={link}>
            {cardTitle}
          </PageLink>
        ))}
      </p>
    </li>
  );
}

const hole = css`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 22px 14px 0;
  background: var(--sunken);
`;

const letter = css`
  flex: 1;
  padding: 20px;
  border-block-start: 6px solid;
  border-image: var(--stripe) 6;
  background: var(--surface);
  font-size: var(--step--1);

  /* Drawn out a little. */
  @media ${motionAllowed} {
    transition:
      translate var(--t-panel) var(--ease),
      box-shadow var(--t-panel) var(--ease);

    li:is(:hover, :focus-within) > & {
      translate: 0 -10px;
      box-shadow: 0 10px var(--surface);
    }
  }
`;

const stamp = css`
  float: inline-end;
  inline-size: min(84px, 18vw);
  margin: -6px -8px 8px 14px;
`;

const quote = css`
  margin-block-end: 14px;
  font-size: 1.5rem;
  line-height: 1.08;
  text-wrap: pretty;
`;

const plate = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin-inline: -14px;
  padding: 6px 22px;
  background: var(--line);
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: inherit;
  font-weight: 560;

  /* The whole hole is the target of the first; the second lies on it. */
  &:first-child::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & + & {
    position: relative;
  }
`;
