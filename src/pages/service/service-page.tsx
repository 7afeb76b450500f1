import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?icon";
import { Breadcrumb } from "../../blocks/breadcrumb.tsx";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { PostmarkList } from "../../blocks/postmark-list.tsx";
import { RelatedServices } from "../../blocks/related-services.tsx";
import { Stamp } from "../../blocks/stamp.tsx";
import type { ServiceDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { home, serviceSection } from "../../site/pages.tsx";
import { Section } from "../../ui/section.tsx";
import { Argument } from "./argument.tsx";
import { Calls } from "./calls.tsx";
import { Exhibit } from "./exhibit.tsx";
import { FirstMonth } from "./first-month.tsx";
import { Questions } from "./questions.tsx";

export function ServicePage({ service, details }: { service: Service; details: ServiceDetails }) {
  return (
    <>
      <PageHero
        theme="blue"
        above={<Breadcrumb trail={[home, serviceSection]} here={service.cardTitle} />}
        heading={details.heading}
        lead={details.outcome}
        actions={
          <EnquiryButton>
            <MailIcon />
            Start a letter
          </EnquiryButton>
        }
        art={
          <Stamp ink={service.ink}>
            <img src={service.stamp} alt="" width="144" height="144" className={stampArt} />
          </Stamp>
        }
      />
      <Argument {...details.argument} />
      <Calls right={details.rightCall} wrong={details.wrongCall} />
      <Section title="What you get">
        <PointList points={details.deliverables} />
      </Section>
      <Exhibit exhibit={details.exhibit} />
      <Section title="The first month">
        <FirstMonth weeks={details.firstMonth} />
      </Section>
      <Section title="What we build it with">
        <PostmarkList technologies={details.technologies} />
      </Section>
      <Section sunken title="Questions people ask">
        <Questions questions={details.questions} />
      </Section>
      <Section title="Where this borders">
        <RelatedServices related={details.related} />
      </Section>
      <EnquiryBand {...details.closing} label={details.enquiryLabel} />
    </>
  );
}

const stampArt = css`
  inline-size: 100%;
`;
