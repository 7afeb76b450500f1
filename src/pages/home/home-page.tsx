import { css } from "@linaria/core";
import { latestPosts } from "virtual:latest-posts";
import { home } from "../../content/pages/home.ts";
import { technologies } from "../../content/technologies.ts";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PostList } from "../../blocks/post-list.tsx";
import { PostmarkList } from "../../blocks/postmark-list.tsx";
import { TeamFigureList } from "../../blocks/team-figure-list.tsx";
import { WorkingWithUs } from "../../blocks/working-with-us.tsx";
import { twoColumns } from "../../styles/two-columns.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import { ArrowLink } from "./arrow-link.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HowWeWork } from "./how-we-work.tsx";
import { ProblemTiles } from "./problem-tiles.tsx";
import { ServiceStamps } from "./service-stamps.tsx";
import type { PageHead } from "../../site/page-code.ts";

export const head: PageHead = home;

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Section title={home.problemsTitle}>
        <ProblemTiles />
      </Section>
      <Section theme="dark" title={home.servicesTitle} intro={home.servicesIntro}>
        <ServiceStamps />
      </Section>
      <Section title={home.howWeWork.title}>
        <HowWeWork steps={home.howWeWork.steps} />
      </Section>
      <WorkingWithUs />
      <Section title={home.figures.title} intro={home.figures.intro}>
        <Reveal>
          <TeamFigureList
            teams={[
              { ...home.figures.ai, page: "/ai-ml-development" },
              { ...home.figures.data, page: "/data-science" },
            ]}
          />
        </Reveal>
      </Section>
      <Section sunken id="expertise" title={home.expertise.title} intro={home.expertise.intro}>
        <PostmarkList technologies={technologies.map(({ slug }) => slug)} />
      </Section>
      <Section title={home.brief.title} className={brief}>
        <div>
          <p>{home.brief.text}</p>
          <ArrowLink to="/our-work">{home.brief.linkLabel}</ArrowLink>
        </div>
      </Section>
      <Section title={home.latest.title}>
        <PostList posts={latestPosts} />
      </Section>
      <EnquiryBand {...home.closing} label={home.enquiryLabel} />
    </>
  );
}

const brief = css`
  ${twoColumns}

  p {
    margin-block-end: 16px;
  }
`;
