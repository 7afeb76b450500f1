import { css } from "@linaria/core";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { career } from "../../content/pages/career.ts";
import { PageLink } from "../../site/page-link.tsx";
import { servicePages } from "../../site/pages.tsx";
import { label } from "../../ui/label.ts";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { Roles } from "./roles.tsx";
import type { PageHead } from "../../site/define-page.tsx";

export const head: PageHead = career;

export function CareerPage() {
  return (
    <>
      <PageHero theme="light" heading={career.heading} lead={career.lead} />
      <Section sunken title={career.roles.title}>
        <Roles />
      </Section>
      <Section title={career.hiring.title} intro={career.hiring.intro}>
        <PointList numbered points={career.hiring.steps} />
      </Section>
      <Section sunken title={career.values.title}>
        <ul className={values}>
          {career.values.items.map(({ title, description, inWork }) => (
            <li key={title} className={value}>
              <h3 className={heading}>{title}</h3>
              <p>{description}</p>
              <p className={label}>{career.values.inWorkLabel}</p>
              <p>{inWork}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={career.disciplines.title} intro={career.disciplines.intro}>
        <ul className={disciplines}>
          {career.disciplines.items.map(({ title, description, services }) => (
            <li key={title} className={discipline}>
              <h3 className={heading}>{title}</h3>
              <div>
                <p>{description}</p>
                <p className={links}>
                  {services.map((slug) => (
                    <PageLink key={slug} to={servicePages[slug]} className={link} />
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section narrow title={career.introduction.title}>
        <Prose paragraphs={[career.introduction.intro]} items={career.introduction.items} />
        <p className={note}>{career.introduction.note}</p>
      </Section>
      <EnquiryBand {...career.closing} label={career.enquiryLabel} opening="I'd like to work with you" />
    </>
  );
}

const values = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: 24px;
`;

const value = css`
  padding: 26px 28px;
  border-radius: 2px;
  background: var(--surface);

  > .${label} {
    margin-block: 16px 4px;
  }
`;

const heading = css`
  margin-block-end: 8px;
  font-size: var(--step-2);
`;

const disciplines = css`
  border-block-start: 2px solid var(--ink);
`;

const discipline = css`
  display: grid;
  grid-template-columns: minmax(0, 0.6fr) minmax(0, 1fr);
  gap: 8px clamp(24px, 4vw, 56px);
  padding-block: 24px;
  border-block-end: 1px solid var(--control);

  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 22px;
  margin-block-start: 8px;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
`;

const note = css`
  margin-block-start: 1em;
  color: var(--muted);
`;
