import { css, cx } from "@linaria/core";
import { columns } from "../../components/columns.ts";
import { displayText } from "../../components/display-text.ts";
import { eyebrow } from "../../components/eyebrow.ts";
import { Prose } from "../../components/prose.tsx";
import { ruledLines } from "../../components/ruled-lines.ts";
import { ruledRows } from "../../components/ruled-rows.ts";
import { Section } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import oneTeamTall from "../../content/images/one-team-tall.svg";
import oneTeam from "../../content/images/one-team.svg";
import { about } from "../../content/pages/about.ts";
import { headFrom } from "../../routing/page-head.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { leadText } from "../../sections/hero-text.tsx";
import { CertificateList } from "../../sections/owner-facts/certificate-list.tsx";
import { PeopleList } from "../../sections/owner-facts/people-list.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { displayFont } from "../../styles/display-font.ts";
import { narrowAboutDrawing, narrowPage } from "../../styles/media-queries.ts";
import { hugeHeading } from "../huge-heading.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { Promises } from "./promises.tsx";
import { SharedDay } from "./shared-day.tsx";

export const page: LoadedPage = { head: headFrom(about), Content };

function Content() {
  return (
    <>
      <PageHero
        theme="about-dark"
        heading={about.heading}
        lead={about.lead}
        enquiry={{ label: enquiryLabels.project }}
        keyPoints={about.figures}
        className={cx(hugeHeading, hero)}
      />
      <picture className={strip} data-theme="about-dark">
        <source media={narrowAboutDrawing} srcSet={oneTeamTall} width={512} height={926} />
        <img src={oneTeam} alt="" width={1496} height={322} loading="lazy" />
      </picture>
      <Section titleSize="large" title={about.boundaries.title}>
        <div className={columns}>
          {about.boundaries.dates.map(({ date, where }, index) => (
            <div key={date}>
              <p className={hugeFigure}>{date}</p>
              <h3>{where}</h3>
              <p>{about.boundaries.story[index]}</p>
            </div>
          ))}
        </div>
      </Section>
      <PeopleList />
      <Section sunken title={about.principles.title} intro={about.principles.intro}>
        <ol className={ruledRows}>
          {about.principles.items.map(({ title, description, cost }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
              <div>
                <p className={eyebrow}>{about.principles.costLabel}</p>
                <p>{cost}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section theme="about-dark" titleBeside title={about.clocks.title} intro={about.clocks.intro}>
        <div>
          <ul className={cx(displayText, ruledLines, laneColors)}>
            {about.clocks.legend.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={leadText}>{about.clocks.examples}</p>
          <PageLink to="/staffing-solution" className={standaloneLink}>
            {about.clocks.linkLabel}
          </PageLink>
        </div>
        <SharedDay />
      </Section>
      <Promises />
      <Section titleBeside title={about.securityAndPrivacy.title}>
        <div>
          <Prose items={about.securityAndPrivacy.items} />
          <PageLink to="/privacy" className={standaloneLink}>
            {about.securityAndPrivacy.linkLabel}
          </PageLink>
          <CertificateList />
        </div>
      </Section>
      <EnquiryBand title={about.closing} label={enquiryLabels.project} />
    </>
  );
}

/* The heading is as wide as the page, and the figures are beside the lead. */
const hero = css`
  padding-block-end: var(--space-m);

  dd {
    ${displayFont("var(--step-2)", 1.1)};
  }
  @media not ${narrowPage} {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
      column-gap: var(--space-l);
    }
    dl {
      grid-area: 2 / 2 / span 2;
      align-content: start;
    }
  }
`;

const strip = css`
  display: block;
  padding: 0 var(--page-margin) var(--space-m);

  > img {
    inline-size: 100%;
  }
`;

/* The first two lines have the colours of the drawing below. */
const laneColors = css`
  > :nth-child(1) {
    color: var(--primary);
  }
  > :nth-child(2) {
    color: var(--link);
  }
`;

const hugeFigure = css`
  color: var(--accent);
  margin-block-end: 16px;
  ${displayFont("clamp(6rem, 14.5vw, 13rem)", 0.9)};
`;
