import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { afterTheEnquiry, stepsAfterEnquiry } from "../../content/after-the-enquiry.ts";
import { replyWithin } from "virtual:facts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { PageLink } from "../../site/page-link.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { AddressLabel } from "./address-label.tsx";
import { OpenCardFromHash } from "./open-card-from-hash.tsx";
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
        art={<AddressLabel />}
      />
      <Section sunken>
        <div className={pair}>
          <div>
            <h2 className={heading}>{contactUs.helps.title}</h2>
            <Prose paragraphs={[contactUs.helps.intro]} items={contactUs.helps.items} />
          </div>
          <div>
            <h2 className={heading}>{contactUs.direct.title}</h2>
            <Prose paragraphs={[contactUs.direct.text]} />
            <h2 className={heading} data-next>
              {contactUs.privacy.title}
            </h2>
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
      <EnquiryBand {...contactUs.closing} label={contactUs.enquiryLabel} />
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

  &[data-next] {
    margin-block-start: 32px;
  }
`;

const more = css`
  margin-block-start: 1em;
`;
