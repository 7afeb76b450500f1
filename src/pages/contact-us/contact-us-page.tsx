import { css, cx } from "@linaria/core";
import { Section } from "../../components/section.tsx";
import { afterTheEnquiry, stepsAfterEnquiry } from "../../content/after-the-enquiry.ts";
import { facts } from "../../content/facts.ts";
import proposal from "../../content/images/steps/proposal.svg";
import questions from "../../content/images/steps/questions.svg";
import read from "../../content/images/steps/read.svg";
import start from "../../content/images/steps/start.svg";
import talk from "../../content/images/steps/talk.svg";
import { contactUs } from "../../content/pages/contact-us.ts";
import { EnquiryInPlace } from "../../enquiry/enquiry-in-place.tsx";
import { headFrom } from "../../routing/page-head.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { leadText } from "../../sections/hero-text.tsx";
import { ContactPerson } from "../../sections/owner-facts/contact-person.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { narrowPage } from "../../styles/media-queries.ts";
import { hugeHeading } from "../huge-heading.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { ContactDetails } from "./contact-details.tsx";

export const page: LoadedPage = { head: headFrom(contactUs), Content };

const stepPictures = { files: [read, questions, talk, proposal, start], width: 240, height: 148 };

function Content() {
  return (
    <>
      <Section theme="blue" label={contactUs.title} className={cx(hugeHeading, letterAndDetails)}>
        <h1>{contactUs.heading}</h1>
        <EnquiryInPlace />
        <div>
          <p className={leadText}>{contactUs.lead}</p>
          <ContactPerson />
          <ContactDetails />
          <p>
            {contactUs.privacy.text} <PageLink to="/privacy">{contactUs.privacy.linkLabel}</PageLink>
          </p>
        </div>
      </Section>
      <Section title={afterTheEnquiry.title}>
        <PointList numbered points={stepsAfterEnquiry(facts)} pictures={stepPictures} />
      </Section>
    </>
  );
}

const letterAndDetails = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px var(--space-l);
  padding-block-start: var(--space-m);

  @media not ${narrowPage} {
    grid-template-columns: minmax(0, 1.64fr) minmax(0, 1fr);
  }
`;
