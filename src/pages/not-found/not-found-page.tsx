import { button } from "../../components/button.tsx";
import { Section } from "../../components/section.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { notFound } from "../../content/pages/not-found.ts";
import { services } from "../../content/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { headFrom } from "../../routing/page-head.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { StampLinks } from "../../sections/stamp-links.tsx";
import { hugeHeading } from "../huge-heading.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { UnknownAddressEnvelope } from "./unknown-address-envelope.tsx";

export const page: LoadedPage = { head: { ...headFrom(notFound), indexed: false }, Content };

function Content() {
  return (
    <>
      <PageHero
        theme="light"
        heading={notFound.heading}
        lead={notFound.lead}
        actions={
          <>
            <PageLink to="/" className={button}>
              {notFound.homeLabel}
            </PageLink>
            <EnquiryButton variant="quiet">{enquiryLabels.question}</EnquiryButton>
          </>
        }
        className={hugeHeading}
        picture={<UnknownAddressEnvelope label={notFound.addressLabel} />}
      />
      <Section title={notFound.suggestions.title}>
        <PointList points={notFound.suggestions.items} />
      </Section>
      <Section sunken title={notFound.servicesTitle}>
        <StampLinks services={services} />
      </Section>
    </>
  );
}
