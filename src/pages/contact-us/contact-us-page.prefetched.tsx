import { css } from "@linaria/core";
import { replyWithin } from "virtual:facts";
import { leadText } from "../../sections/hero-words.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { afterTheEnquiry, stepsAfterEnquiry } from "../../content/after-the-enquiry.ts";
import proposal from "../../content/images/steps/proposal.svg";
import questions from "../../content/images/steps/questions.svg";
import read from "../../content/images/steps/read.svg";
import start from "../../content/images/steps/start.svg";
import talk from "../../content/images/steps/talk.svg";
import { contactUs } from "../../content/pages/contact-us.ts";
import { ContactPerson } from "../../sections/owner-facts/contact-person.tsx";
import { PageLink } from "../../routing/page-link.tsx";
import { Section } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { OpenEnquiryCardFromHash } from "./open-enquiry-card-from-hash.tsx";
import { Letter } from "./letter.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { narrowPage } from "../../styles/breakpoints.ts";
import type { LoadedPage } from "../loaded-page.ts";

export const page: LoadedPage = { head: contactUs, Content };

const stepPictures = { files: [read, questions, talk, proposal, start], width: 240, height: 148 };

function Content() {
  return (
    <>
      <OpenEnquiryCardFromHash />
      <PageHero theme="light" heading={contactUs.heading} className={headline} />
      <Section theme="blue" label={contactUs.title} className={letterAndDetails}>
        <Letter />
        <div>
          <p className={leadText}>{contactUs.lead}</p>
          {(import.meta.env.FACT.readBy || import.meta.env.FACT.replyWithin) && <ContactPerson />}
          <ContactDetails />
          <p>{contactUs.privacy.text}</p>
          <PageLink to="/privacy" className={standaloneLink}>
            {contactUs.privacy.linkLabel}
          </PageLink>
        </div>
      </Section>
      <Section title={afterTheEnquiry.title}>
        <PointList numbered points={stepsAfterEnquiry({ replyWithin })} pictures={stepPictures} />
      </Section>
    </>
  );
}

const headline = css`
  h1 {
    font-size: var(--step-6);
  }
`;

/* The letter is as high as what stands beside it. */
const letterAndDetails = css`
  display: grid;
  gap: 28px var(--space-l);

  @media not ${narrowPage} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div > :first-child {
    margin-block-start: 0;
  }
`;
