import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { Breadcrumb } from "../../blocks/breadcrumb.tsx";
import { Demonstration } from "../../blocks/demonstration.tsx";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { RelatedServices } from "../../blocks/related-services.tsx";
import { Stamp } from "../../blocks/stamp.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicePage } from "../../content/pages/service.ts";
import type { ServiceDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { CloudList } from "../../facts/cloud-list.tsx";
import { ReferenceList } from "../../facts/reference-list.tsx";
import { Section } from "../../ui/section.tsx";
import { Part } from "./part.tsx";
import { Questions } from "./questions.tsx";

export function ServicePage({ service, details }: { service: Service; details: ServiceDetails }) {
  const { demonstration } = details;
  return (
    <>
      <PageHero
        theme="blue"
        above={<Breadcrumb trail={["/", "/service-section"]} here={service.cardTitle} />}
        heading={details.heading}
        lead={details.outcome}
        facts={[
          { label: servicePage.priceLabel, text: details.price },
          { label: servicePage.suitsLabel, text: details.suits },
        ]}
        actions={
          <EnquiryButton>
            <MailIcon />
            {enquiryLabels.project}
          </EnquiryButton>
        }
        art={
          <Stamp ink={service.ink}>
            <img src={service.stamp} alt="" width="144" height="144" loading="lazy" className={stampArt} />
          </Stamp>
        }
      />
      {demonstration && (
        <Section sunken title={demonstration.title} intro={demonstration.intro}>
          <Demonstration name={service.slug} alt={demonstration.alt} />
        </Section>
      )}
      {details.parts.map((part) => (
        <Part key={part.kind} part={part} service={service} technologies={details.technologies} />
      ))}
      {import.meta.env.FACT.references && <ReferenceList service={service.slug} />}
      {import.meta.env.FACT.clouds && service.slug === "cloud-services" && <CloudList />}
      <Questions questions={details.questions} />
      <Section title={servicePage.relatedTitle}>
        <RelatedServices related={details.related} />
      </Section>
      <EnquiryBand title={details.closing} label={enquiryLabels.project} />
    </>
  );
}

const stampArt = css`
  inline-size: 100%;
`;
