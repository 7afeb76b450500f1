import { css } from "@linaria/core";
import { replyWithin } from "virtual:facts";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { EnvelopeObject } from "../../blocks/envelope-object.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { afterTheEnquiry, stepsAfterEnquiry } from "../../content/after-the-enquiry.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { offer } from "../../content/offer.ts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { Reader } from "../../facts/reader.tsx";
import { PageLink } from "../../site/page-link.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { OpenCardFromHash } from "./open-card-from-hash.tsx";
import { Reach } from "./reach.tsx";
import { stepPictures } from "./step-pictures.ts";
import type { PageHead } from "../../site/page-code.ts";

export const head: PageHead = contactUs;

export function ContactUsPage() {
  return (
    <>
      <OpenCardFromHash />
      <PageHero
        theme="light"
        heading={contactUs.heading}
        lead={contactUs.lead}
        actions={
          <EnquiryButton>
            <MailIcon />
            Message Us
          </EnquiryButton>
        }
        wide
        art={<EnvelopeObject label={contactUs.envelopeLabel} />}
      />
      <Section sunken>
        <div className={pair}>
          <div>
            <h2 className={heading}>{offer.name}</h2>
            <p className={words}>{offer.text}</p>
            {(import.meta.env.FACT.readBy || import.meta.env.FACT.replyWithin) && <Reader />}
          </div>
          <div>
            <h2 className={heading}>{contactUs.privacy.title}</h2>
            <Prose paragraphs={[contactUs.privacy.text]} />
            <p className={more}>
              <PageLink to="/privacy">{contactUs.privacy.linkLabel}</PageLink>
            </p>
          </div>
        </div>
      </Section>
      <Section title={afterTheEnquiry.title}>
        <PointList numbered points={stepsAfterEnquiry({ replyWithin })} pictures={stepPictures} />
      </Section>
      <Section sunken title={contactUs.direct.title}>
        <Reach />
      </Section>
      <EnquiryBand title={contactUs.closing} label={enquiryLabels.project} />
    </>
  );
}

const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 48px clamp(32px, 6vw, 88px);
`;

const heading = css`
  margin-block-end: 16px;
  font-size: var(--step-3);
`;

const words = css`
  max-inline-size: 56ch;
  font-size: var(--step-1);
  line-height: 1.5;
`;

const more = css`
  margin-block-start: 1em;
`;
