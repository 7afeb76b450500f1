import { css } from "@linaria/core";
import type { Problem } from "../content/problems.ts";
import { services } from "../content/services.ts";
import { PageLink } from "../site/page-link.tsx";
import { phone } from "../styles/breakpoints.ts";
import { Stamp } from "./stamp.tsx";

interface Props {
  problem: Problem;
  /** Without our answer. */
  short?: boolean;
}

/** A problem as a small letter: the service that it would go to first is its stamp, and the links below say so. */
export function ProblemLetter({ problem, short = false }: Props) {
  const { words, answer, services: slugs } = problem;
  const fitting = slugs.map((slug) => services.find((service) => service.slug === slug)!);
  const [first] = fitting;
  return (
    <div className={letter} data-theme="light">
      <div className={stamp}>
        <Stamp ink={first!.ink}>
          <img src={first!.stamp} alt="" width="144" height="144" loading="lazy" />
        </Stamp>
      </div>
      <h3 className={quote}>{words}</h3>
      {!short && <p className={reply}>{answer}</p>}
      <p className={links}>
        {fitting.map(({ slug, cardTitle }) => (
          <PageLink key={slug} to={`/${slug}`} className={link}>
            {cardTitle}
          </PageLink>
        ))}
      </p>
    </div>
  );
}

const letter = css`
  position: relative;
  display: flow-root;
  block-size: 100%;
  padding: 20px 20px 10px;
  border-block-start: 6px solid;
  border-image: var(--stripe) 6;
  background: var(--surface);
  box-shadow: var(--shadow-lift);
  font-size: var(--step--1);

  @media ${phone} {
    padding: 12px 16px 0;
  }
`;

const stamp = css`
  float: inline-end;
  inline-size: 84px;
  margin: -6px -8px 8px 14px;

  @media ${phone} {
    inline-size: 60px;
    margin: -4px -6px 2px 8px;
  }
`;

const quote = css`
  margin-block-end: 12px;
  font-size: 1.5rem;
  line-height: 1.08;
  text-wrap: pretty;

  @media ${phone} {
    margin-block-end: 6px;
    font-size: 1.1875rem;
  }
`;

const reply = css`
  color: var(--muted);

  @media ${phone} {
    line-height: 1.38;
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;

  @media ${phone} {
    margin-block-start: -4px;
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 560;

  /* The whole letter is the target of the first; the second lies on it. */
  &:first-child::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & + & {
    position: relative;
  }
`;
