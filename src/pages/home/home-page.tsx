import { css, cx } from "@linaria/core";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { home } from "../../content/pages/home.ts";
import { commonProblems } from "../../content/problems.ts";
import { services } from "../../content/services.ts";
import { Demonstration } from "../../sections/demonstration.tsx";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { ProblemCard } from "../../sections/problem-card.tsx";
import { StampLinks } from "../../sections/stamp-links.tsx";
import { TrustSignals } from "../../sections/owner-facts/trust-signals.tsx";
import { phone, roomForFour, roomForTwo } from "../../styles/breakpoints.ts";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";
import { ArrowLink } from "./arrow-link.tsx";
import { dense } from "./dense.ts";
import { FirstMonthSentence } from "./first-month-sentence.tsx";
import { HomeHero } from "./home-hero.tsx";
import { TechnologyList } from "./technology-list.tsx";
import { WorkedBrief } from "./worked-brief.tsx";
import type { PageHead } from "../../routing/page-head.ts";

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
      <Section
        sunken
        heading="large"
        title={demonstration.title}
        intro={demonstration.intro}
        className={dense}
      >
        <Demonstration name="time-zone" alt={demonstration.alt} />
      </Section>
      <Section title={home.problemsTitle} className={dense}>
        <ul className={letters}>
          {commonProblems.map((problem) => (
            <Reveal key={problem.words} as="li">
              <ProblemCard problem={problem} />
            </Reveal>
          ))}
        </ul>
        <ArrowLink to="/services">{home.problemsLabel}</ArrowLink>
      </Section>
      <Section theme="dark" heading="large" title={home.servicesTitle} className={cx(dense, stamps)}>
        <StampLinks services={services} />
      </Section>
      <FirstMonthSentence />
      <WorkedBrief />
      <Section id="expertise" title={home.expertise.title} className={cx(dense, technologies)}>
        <TechnologyList />
      </Section>
      <EnquiryBand title={home.closing} label={enquiryLabels.project} />
    </>
  );
}

const letters = css`
  display: grid;
  gap: 14px;
  margin-block-end: 20px;

  @media ${roomForTwo} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px;
  }
  @media ${roomForFour} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/* Lower on a phone, where they stand in five rows. */
const stamps = css`
  @media ${phone} {
    li img {
      aspect-ratio: 4 / 3;
      object-fit: contain;
    }
  }
`;

const technologies = css`
  h2 {
    font-size: var(--step-2);
  }
`;
