import { css, cx } from "@linaria/core";
import { Section } from "../../components/section.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { home } from "../../content/pages/home.ts";
import { services } from "../../content/services.ts";
import { technologies } from "../../content/technologies.ts";
import { headFrom } from "../../routing/page-head.ts";
import { DemoSection } from "../../sections/demo-section.tsx";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { TrustSignals } from "../../sections/owner-facts/trust-signals.tsx";
import { StampLinks } from "../../sections/stamp-links.tsx";
import { TechnologyLinks } from "../../sections/technology-links.tsx";
import { phone } from "../../styles/media-queries.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { BriefTeaser } from "./brief-teaser.tsx";
import { dense } from "./dense.ts";
import { FirstMonthTeaser } from "./first-month-teaser.tsx";
import { HomeHero } from "./home-hero.tsx";
import { ProblemPanels } from "./problem-panels.tsx";

export const page: LoadedPage = { head: headFrom(home), Content };

function Content() {
  return (
    <>
      <HomeHero />
      <TrustSignals />
      <DemoSection demo={home.demo} className={dense} />
      <ProblemPanels />
      <Section theme="dark" title={home.servicesTitle} className={cx(dense, stamps)}>
        <StampLinks services={services} />
      </Section>
      <FirstMonthTeaser />
      <BriefTeaser />
      <Section
        sunken
        id="expertise"
        title={home.technologies.title}
        intro={home.technologies.intro}
        className={cx(dense, rings)}
      >
        <TechnologyLinks technologies={technologies.map(({ slug }) => slug)} />
      </Section>
      <EnquiryBand title={home.closing} label={enquiryLabels.project} />
    </>
  );
}

/* All technologies in two rows, on a tablet too, or on a phone four in a row. */
const rings = css`
  --ring: clamp(66px, 8.4vw, 121px);
`;

/* Lower on a phone, where they are in five rows. */
const stamps = css`
  @media ${phone} {
    li img {
      aspect-ratio: 4 / 3;
      object-fit: contain;
    }
  }
`;
