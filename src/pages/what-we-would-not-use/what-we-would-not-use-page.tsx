import { DateInWords } from "../../components/date-in-words.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { Section } from "../../components/section.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import sortingFrame from "../../content/images/sorting-frame.svg";
import { whatWeWouldNotUse as content } from "../../content/pages/what-we-would-not-use.ts";
import { breadcrumbTrails } from "../../routing/breadcrumb-trails.ts";
import { headFrom } from "../../routing/page-head.ts";
import { Breadcrumb } from "../../sections/breadcrumb.tsx";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import type { LoadedPage } from "../loaded-page.ts";
import { AlternativesTable } from "./alternatives-table.tsx";

export const page: LoadedPage = { head: headFrom(content), Content };

function Content() {
  return (
    <>
      <PageHero
        theme="light"
        above={<Breadcrumb trail={breadcrumbTrails["/what-we-would-not-use"]} here={content.title} />}
        heading={content.heading}
        lead={content.lead}
        actions={
          <p className={eyebrow}>
            {content.reviewedLabel} <DateInWords iso={content.reviewed} />
          </p>
        }
        picture={<img src={sortingFrame} alt="" width="480" height="340" loading="lazy" />}
      />
      <Section label={content.title}>
        <AlternativesTable columns={content.columns} alternatives={content.alternatives} />
      </Section>
      <EnquiryBand title={content.closing} label={enquiryLabels.question} />
    </>
  );
}
