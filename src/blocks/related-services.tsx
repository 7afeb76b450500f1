import { css } from "@linaria/core";
import { services } from "../content/services.ts";
import { PageLink } from "../site/page-link.tsx";
import { Stamp } from "./stamp.tsx";
import type { ServiceSlug } from "../content/slugs.ts";

/** Services as stamps with a line each: the reason to look there, or what the service is. */
export function RelatedServices({ related }: { related: { service: ServiceSlug; reason?: string }[] }) {
  return (
    <ul className={list}>
      {related.map(({ service: slug, reason }) => {
        const service = services.find((candidate) => candidate.slug === slug)!;
        return (
          <li key={slug} className={item}>
            <Stamp ink={service.ink}>
              <img src={service.stamp} alt="" width="144" height="144" loading="lazy" />
            </Stamp>
            <div>
              <h3 className={name}>
                <PageLink to={`/${slug}`} className={link}>
                  {service.cardTitle}
                </PageLink>
              </h3>
              <p className={text}>{reason ?? service.summary}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 32px;
`;

const item = css`
  position: relative;
  display: grid;
  grid-template-columns: clamp(76px, 24vw, 116px) 1fr;
  align-items: start;
  gap: clamp(14px, 5vw, 24px);
`;

const name = css`
  margin-block-end: 8px;
  font-size: var(--step-2);
`;

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
  text-wrap: balance;
`;
