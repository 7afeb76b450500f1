import { css } from "@linaria/core";
import type { Problem } from "../../content/problems.ts";
import { services } from "../../content/services.ts";
import { PageLink } from "../../site/page-link.tsx";

/** Every problem with the first thing we would do and the service that does it. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  return (
    <ul className={list}>
      {problems.map(({ words, answer, services: slugs }) => (
        <li key={words} className={row}>
          <h3 className={quote}>{words}</h3>
          <div>
            <p className={reply}>{answer}</p>
            <ul className={links}>
              {slugs.map((slug) => {
                const service = services.find((candidate) => candidate.slug === slug)!;
                return (
                  <li key={slug}>
                    <PageLink to={`/${slug}`} className={link}>
                      <img src={service.stamp} alt="" width="22" height="22" loading="lazy" />
                      {service.cardTitle}
                    </PageLink>
                  </li>
                );
              })}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  border-block-start: 2px solid var(--ink);
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  gap: 14px clamp(28px, 5vw, 72px);
  padding-block: 28px;
  border-block-end: 1px solid var(--control);

  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const quote = css`
  font-size: 1.625rem;
  line-height: 1.08;
`;

const reply = css`
  max-inline-size: 60ch;
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-block-start: 12px;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 36px;
  font-weight: 600;
`;
