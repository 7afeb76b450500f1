import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { Stamp } from "../../blocks/stamp.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { career } from "../../content/pages/career.ts";
import { services as allServices } from "../../content/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { Employer } from "../../facts/employer.tsx";
import { PeopleList } from "../../facts/people-list.tsx";
import { PageLink } from "../../site/page-link.tsx";
import { label } from "../../ui/label.ts";
import { Section } from "../../ui/section.tsx";
import { hiringPictures } from "./hiring-pictures.ts";
import { ReplyCard } from "./reply-card.tsx";
import { Roles } from "./roles.tsx";
import type { PageHead } from "../../site/page-code.ts";
import { radius } from "../../styles/tokens.ts";

export const head: PageHead = career;

export function CareerPage() {
  return (
    <>
      <PageHero
        theme="light"
        heading={career.heading}
        lead={career.lead}
        actions={
          <EnquiryButton opening={career.opening}>
            <MailIcon />
            {enquiryLabels.application}
          </EnquiryButton>
        }
      />
      <Section sunken title={career.roles.title}>
        <Roles />
        <ReplyCard />
      </Section>
      {(import.meta.env.FACT.teamSize ||
        import.meta.env.FACT.workplace ||
        import.meta.env.FACT.payPrinciple) && <Employer />}
      {import.meta.env.FACT.people && <PeopleList />}
      <Section title={career.hiring.title} intro={career.hiring.intro}>
        <PointList numbered points={career.hiring.steps} pictures={hiringPictures} />
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
          {career.disciplines.items.map(({ title, description, services }) => {
            const [main, ...others] = services.map((slug) =>
              allServices.find((service) => service.slug === slug)!,
            );
            return (
              <li key={title} className={discipline}>
                <Stamp ink={main!.ink}>
                  <img src={main!.stamp} alt="" width="144" height="144" loading="lazy" />
                </Stamp>
                <div>
                  <h3 className={heading}>{title}</h3>
                  <p>{description}</p>
                  <p className={links}>
                    {[main!, ...others].map(({ slug, cardTitle }) => (
                      <PageLink key={slug} to={`/${slug}`} className={link}>
                        {cardTitle}
                      </PageLink>
                    ))}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      <EnquiryBand title={career.closing} label={enquiryLabels.application} opening={career.opening} />
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
  border-radius: ${radius.paper};
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
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 0 clamp(24px, 3vw, 48px);
`;

const discipline = css`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  padding-block: 20px;
  border-block-start: 1px solid var(--control);
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 22px;
  padding-block-start: 4px;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
`;
