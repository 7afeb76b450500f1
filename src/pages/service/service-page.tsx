import { css } from "@linaria/core";
import { Fragment, type ReactNode } from "react";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { Breadcrumb } from "../../blocks/breadcrumb.tsx";
import { Demonstration } from "../../blocks/demonstration.tsx";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { PostmarkList } from "../../blocks/postmark-list.tsx";
import { RelatedServices } from "../../blocks/related-services.tsx";
import { Stamp } from "../../blocks/stamp.tsx";
import type { Part, ServiceDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { Section } from "../../ui/section.tsx";
import { Argument } from "./argument.tsx";
import { Illustration } from "./illustration.tsx";
import { FirstMonth } from "./first-month.tsx";
import { FromNothing } from "./from-nothing.tsx";
import { Questions } from "./questions.tsx";
import { Signs } from "./signs.tsx";
import { twoColumnSection } from "./two-column-section.ts";

export function ServicePage({ service, details }: { service: Service; details: ServiceDetails }) {
  const { titles } = details;
  const parts: Record<Part, ReactNode> = {
    argument: <Argument {...details.argument} />,
    signs: <Signs title={titles.signs} signs={details.signs} />,
    demonstration: details.demonstration && (
      <Section sunken title={details.demonstration.title} intro={details.demonstration.intro}>
        <Demonstration name={service.slug} alt={details.demonstration.alt} />
      </Section>
    ),
    deliverables: (
      <Section title={titles.deliverables}>
        <PointList points={details.deliverables} />
      </Section>
    ),
    illustration: <Illustration illustration={details.illustration} />,
    month: (
      <Section title={titles.month}>
        <FirstMonth weeks={details.firstMonth} />
      </Section>
    ),
  };
  return (
    <>
      <PageHero
        theme="blue"
        above={<Breadcrumb trail={["/", "/service-section"]} here={service.cardTitle} />}
        heading={details.heading}
        lead={details.outcome}
        actions={
          <>
            <EnquiryButton>
              <MailIcon />
              {details.startLabel}
            </EnquiryButton>
            {details.fromNothing && <FromNothing {...details.fromNothing} />}
          </>
        }
        art={
          <Stamp ink={service.ink}>
            <img src={service.stamp} alt="" width="144" height="144" loading="lazy" className={stampArt} />
          </Stamp>
        }
      />
      {details.order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <Section title={titles.technologies} className={twoColumnSection}>
        <PostmarkList technologies={details.technologies} />
      </Section>
      <Section title={titles.questions} className={twoColumnSection}>
        <Questions questions={details.questions} />
      </Section>
      <Section title="Services that often go with this one">
        <RelatedServices related={details.related} />
      </Section>
      <EnquiryBand {...details.closing} label={details.enquiryLabel} />
    </>
  );
}

const stampArt = css`
  inline-size: 100%;
`;
