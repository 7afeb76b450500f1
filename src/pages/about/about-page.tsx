import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { Demonstration } from "../../blocks/demonstration.tsx";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { WorkingWithUs } from "../../blocks/working-with-us.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import routeLines from "../../content/images/route-lines.svg";
import proposal from "../../content/images/steps/proposal.svg";
import read from "../../content/images/steps/read.svg";
import { about } from "../../content/pages/about.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { CertificateList } from "../../facts/certificate-list.tsx";
import { PeopleList } from "../../facts/people-list.tsx";
import { PageLink } from "../../site/page-link.tsx";
import { label } from "../../ui/label.ts";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { junctions } from "./junctions.ts";
import type { PageHead } from "../../site/page-code.ts";

export const head: PageHead = about;

export function AboutPage() {
  return (
    <>
      <PageHero
        theme="about-dark"
        heading={about.heading}
        lead={about.lead}
        actions={
          <EnquiryButton>
            <MailIcon />
            {enquiryLabels.project}
          </EnquiryButton>
        }
        wide
        art={<img src={routeLines} alt="" width="600" height="400" loading="lazy" />}
      />
      <Section title={about.boundaries.title}>
        <div className={story}>
          {about.boundaries.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <PointList points={about.boundaries.items} pictures={junctions} />
      </Section>
      {import.meta.env.FACT.people && <PeopleList />}
      <Section title={about.clocks.title} intro={about.clocks.intro}>
        <Demonstration name="about" alt={about.clocks.alt} />
      </Section>
      <Section sunken title={about.principles.title} intro={about.principles.intro}>
        <ol className={principles}>
          {about.principles.items.map(({ title, description, cost }) => (
            <li key={title} className={principle}>
              <h3 className={heading}>{title}</h3>
              <p>{description}</p>
              <div className={price}>
                <p className={label}>{about.principles.costLabel}</p>
                <p>{cost}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section>
        <div className={columns}>
          <div>
            <img src={proposal} alt="" width="240" height="148" loading="lazy" />
            <h2 className={columnHeading}>{about.heldTo.title}</h2>
            <Prose paragraphs={[]} items={about.heldTo.items} />
            {import.meta.env.FACT.certifications && <CertificateList />}
          </div>
          <div>
            <img src={read} alt="" width="240" height="148" loading="lazy" />
            <h2 className={columnHeading}>{about.enquiries.title}</h2>
            <Prose paragraphs={[]} items={about.enquiries.items} />
            <p className={more}>
              <PageLink to="/privacy">{about.enquiries.linkLabel}</PageLink>
            </p>
          </div>
        </div>
      </Section>
      <WorkingWithUs />
      <EnquiryBand title={about.closing} label={enquiryLabels.project} />
    </>
  );
}

const story = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: 1em clamp(28px, 4vw, 56px);
  margin-block-end: 40px;
  font-size: var(--step-1);
  line-height: 1.5;
`;

const principles = css`
  display: grid;
  border-block-start: 2px solid var(--ink);
`;

const principle = css`
  display: grid;
  grid-template-columns: minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 0.9fr);
  gap: 12px clamp(24px, 4vw, 56px);
  padding-block: 28px;
  border-block-end: 1px solid var(--control);

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const heading = css`
  font-size: var(--step-2);
`;

const price = css`
  padding-inline-start: 18px;
  border-inline-start: 4px solid var(--accent);
  font-size: var(--step--1);
`;

const columns = css`
  display: grid;
  gap: 48px clamp(28px, 4vw, 56px);

  @media (min-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const columnHeading = css`
  margin-block: 12px 16px;
  font-size: var(--step-3);
`;

const more = css`
  margin-block-start: 1em;
`;
