import { css } from "@linaria/core";
import { servicePage } from "../../content/pages/service.ts";
import type { Law as LawData } from "../../content/service-details.ts";
import { ExternalLink } from "../../components/external-link.tsx";
import { Section } from "../../components/section.tsx";

/** Lists legal duties with a link to the source of each, and says when they were checked. */
export function Law({ title, points }: LawData) {
  return (
    <Section titleBeside heading="small" title={title} intro={servicePage.lawIntro}>
      <ul className={list}>
        {points.map(({ text, source }) => (
          <li key={source.url}>
            {text} <ExternalLink href={source.url}>{source.label}</ExternalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const list = css`
  display: grid;
  align-content: start;
  gap: 14px;
  max-inline-size: 66ch;

  > li {
    padding-block-start: 14px;
    border-block-start: 2px solid var(--ink);
  }
`;
