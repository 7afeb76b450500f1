import { Section } from "../../components/section.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { ourWork } from "../../content/pages/our-work.ts";
import { headFrom } from "../../routing/page-head.ts";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { leadText } from "../../sections/hero-text.tsx";
import { ReferenceList } from "../../sections/owner-facts/reference-list.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { hugeHeading } from "../huge-heading.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { BriefGallery } from "./brief-gallery.tsx";
import { Brief } from "./brief.tsx";
import { ThisSite } from "./this-site.tsx";

export const page: LoadedPage = { head: headFrom(ourWork), Content };

function Content() {
  const { briefs } = ourWork;
  return (
    <>
      <PageHero
        theme="light"
        heading={ourWork.heading}
        lead={ourWork.lead}
        enquiry={{ label: enquiryLabels.project }}
        className={hugeHeading}
        picture={<BriefGallery />}
      />
      <ThisSite />
      <ReferenceList />
      <Section className={hugeHeading}>
        <h2>{briefs.title}</h2>
        <p className={leadText}>{briefs.intro}</p>
      </Section>
      {briefs.items.map((brief) => (
        <Brief key={brief.id} brief={brief} />
      ))}
      <EnquiryBand title={ourWork.closing} label={enquiryLabels.project} />
    </>
  );
}
