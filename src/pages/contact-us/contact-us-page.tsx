import { replyWithin } from "virtual:facts";
import { EnvelopeButton } from "../../sections/envelope-button.tsx";
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
import { ContactDetails } from "./contact-details.tsx";
import type { PageHead } from "../../routing/page-head.ts";

export const head: PageHead = contactUs;

const stepPictures = { files: [read, questions, talk, proposal, start], width: 240, height: 148 };

export function Content() {
  return (
    <>
      <OpenEnquiryCardFromHash />
      <PageHero
        theme="light"
        heading={contactUs.heading}
        lead={contactUs.lead}
        enquiry={{ label: "Message Us" }}
        wide
        art={<EnvelopeButton label={contactUs.envelopeLabel} />}
      />
      <Section theme="blue" heading="small" title={contactUs.direct.title}>
        <ContactDetails />
      </Section>
      <Section title={afterTheEnquiry.title}>
        <PointList numbered points={stepsAfterEnquiry({ replyWithin })} pictures={stepPictures} />
        {(import.meta.env.FACT.readBy || import.meta.env.FACT.replyWithin) && <ContactPerson />}
      </Section>
      <Section sunken titleBeside heading="small" title={contactUs.privacy.title}>
        <div>
          <p>{contactUs.privacy.text}</p>
          <PageLink to="/privacy" className={standaloneLink}>
            {contactUs.privacy.linkLabel}
          </PageLink>
        </div>
      </Section>
    </>
  );
}
