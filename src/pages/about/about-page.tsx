import { css, cx } from "@linaria/core";
import { Demonstration } from "../../sections/demonstration.tsx";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { WorkingWithUs } from "../../sections/working-with-us.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import discipline from "../../content/images/junctions/discipline.svg";
import place from "../../content/images/junctions/place.svg";
import team from "../../content/images/junctions/team.svg";
import routeLines from "../../content/images/route-lines.svg";
import proposal from "../../content/images/steps/proposal.svg";
import read from "../../content/images/steps/read.svg";
import { about } from "../../content/pages/about.ts";
import { CertificateList } from "../../sections/owner-facts/certificate-list.tsx";
import { PeopleList } from "../../sections/owner-facts/people-list.tsx";
import { PageLink } from "../../routing/page-link.tsx";
import { Column, columns } from "../../components/columns.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { Prose } from "../../components/prose.tsx";
import { ruledRows } from "../../components/ruled-rows.ts";
import { Section } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import type { PageHead } from "../../routing/page-head.ts";

export const head: PageHead = about;

const boundaryPictures = { files: [team, place, discipline], width: 320, height: 184 };

export function Content() {
  return (
    <>
      <PageHero
        theme="about-dark"
        heading={about.heading}
        lead={about.lead}
        enquiry={{ label: enquiryLabels.project }}
        wide
        art={<img src={routeLines} alt="" width="600" height="400" loading="lazy" />}
      />
      <Section title={about.boundaries.title}>
        <div className={cx(columns, story)}>
          {about.boundaries.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <PointList points={about.boundaries.items} pictures={boundaryPictures} />
      </Section>
      {import.meta.env.FACT.people && <PeopleList />}
      <Section title={about.clocks.title} intro={about.clocks.intro}>
        <Demonstration name="about" alt={about.clocks.alt} />
      </Section>
      <Section sunken title={about.principles.title} intro={about.principles.intro}>
        <ol className={ruledRows}>
          {about.principles.items.map(({ title, description, cost }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
              <div className={costBox}>
                <p className={eyebrow}>{about.principles.costLabel}</p>
                <p>{cost}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section>
        <div className={columns}>
          <Column title={about.heldTo.title} picture={proposal}>
            <Prose items={about.heldTo.items} />
            {import.meta.env.FACT.certifications && <CertificateList />}
          </Column>
          <Column title={about.enquiries.title} picture={read}>
            <Prose items={about.enquiries.items} />
            <PageLink to="/privacy" className={standaloneLink}>
              {about.enquiries.linkLabel}
            </PageLink>
          </Column>
        </div>
      </Section>
      <WorkingWithUs />
      <EnquiryBand title={about.closing} label={enquiryLabels.project} />
    </>
  );
}

const story = css`
  gap: 1em clamp(28px, 4vw, 56px);
  margin-block-end: 40px;
  font-size: var(--step-1);
  line-height: 1.5;
`;

const costBox = css`
  padding-inline-start: 18px;
  border-inline-start: 4px solid var(--accent);
  font-size: var(--step--1);
`;
