import { css } from "@linaria/core";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import bothSidesTall from "../../content/images/home/both-sides-tall.svg";
import bothSides from "../../content/images/home/both-sides.svg";
import { home } from "../../content/pages/home.ts";
import { commonProblems } from "../../content/problems.ts";
import { services } from "../../content/services.ts";
import { Demonstration } from "../../blocks/demonstration.tsx";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { FirstMonthTable } from "../../blocks/first-month-table.tsx";
import { ProblemCard } from "../../blocks/problem-card.tsx";
import { StampLinks } from "../../blocks/stamp-links.tsx";
import { WorkingWithUs } from "../../blocks/working-with-us.tsx";
import { TrustSignals } from "../../facts/trust-signals.tsx";
import { narrowDrawing, narrowPage, phone } from "../../styles/breakpoints.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import { ArrowLink } from "./arrow-link.tsx";
import { HomeHero } from "./home-hero.tsx";
import { LatestPosts } from "./latest-posts.tsx";
import { TechnologyList } from "./technology-list.tsx";
import { WorkedBrief } from "./worked-brief.tsx";
import type { PageHead } from "../../site/loaded-page.ts";

export const head: PageHead = home;

export function Content() {
  const { demonstration } = home;
  return (
    <>
      <HomeHero />
      {(import.meta.env.FACT.founded ||
        import.meta.env.FACT.teamSize ||
        import.meta.env.FACT.references ||
        import.meta.env.FACT.certifications) && <TrustSignals />}
      <Section>
        <picture>
          <source media={narrowDrawing} srcSet={bothSidesTall} width={432} height={452} />
          <img
            src={bothSides}
            width={1032}
            height={368}
            alt={home.storyAlt}
            loading="lazy"
            className={story}
          />
        </picture>
      </Section>
      <Section sunken title={demonstration.title} intro={demonstration.intro}>
        <Demonstration name="hw-sw-integration" alt={demonstration.alt} />
      </Section>
      <Section title={home.problemsTitle} className={problems}>
        <ul className={letters}>
          {commonProblems.map((problem) => (
            <Reveal key={problem.words} as="li">
              <ProblemCard problem={problem} withoutAnswer />
            </Reveal>
          ))}
        </ul>
        <ArrowLink to="/services">{home.problemsLabel}</ArrowLink>
      </Section>
      <Section theme="dark" title={home.servicesTitle} className={stamps}>
        <StampLinks services={services} />
      </Section>
      <FirstMonthTable />
      <WorkingWithUs />
      <WorkedBrief />
      <Section title={home.latest.title}>
        <LatestPosts />
      </Section>
      <Section id="expertise" title={home.expertise.title}>
        <TechnologyList />
      </Section>
      <EnquiryBand title={home.closing} label={enquiryLabels.project} />
    </>
  );
}

const story = css`
  inline-size: 100%;
`;

/* On a phone the first month follows. */
const problems = css`
  @media ${phone} {
    padding-block-end: 0;
  }
`;

const letters = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;
  margin-block-end: 20px;

  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
`;

/* On a phone the rows of the first month bear the stamps. */
const stamps = css`
  h2 {
    font-size: var(--step-5);
  }
  @media ${phone} {
    display: none;
  }
`;
