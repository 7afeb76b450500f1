import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { ourWork } from "../../content/pages/our-work.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import type { BuildFigures } from "../../site/build-figures.ts";
import { Section } from "../../ui/section.tsx";
import { ReferenceBuild } from "./reference-build.tsx";
import { ThisSite } from "./this-site.tsx";
import type { PageHead } from "../../site/page-code.ts";

export const head: PageHead = ourWork;

export function OurWorkPage({ figures }: { figures: BuildFigures | undefined }) {
  return (
    <>
      <PageHero
        theme="light"
        heading={ourWork.heading}
        lead={ourWork.lead}
        actions={
          <EnquiryButton>
            <MailIcon />
            {ourWork.startLabel}
          </EnquiryButton>
        }
      />
      <Section title={ourWork.referenceTitle} intro={ourWork.referenceIntro}>
        <div className={builds}>
          {ourWork.referenceBuilds.map((build) => (
            <ReferenceBuild key={build.id} build={build} />
          ))}
        </div>
      </Section>
      <ThisSite figures={figures} />
      <EnquiryBand {...ourWork.closing} label={ourWork.enquiryLabel} />
    </>
  );
}

const builds = css`
  display: grid;
  gap: clamp(64px, 8vw, 112px);
`;
