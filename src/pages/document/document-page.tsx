import { css } from "@linaria/core";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import type { StatementContent, TextSection } from "../../content/pages/privacy.ts";
import { narrowPage } from "../../styles/breakpoints.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Prose } from "../../ui/prose.tsx";

/** A statement to be read from top to bottom: privacy, accessibility. */
export function DocumentPage({
  heading,
  lead,
  sections,
  closing,
}: StatementContent & { sections: TextSection[] }) {
  return (
    <>
      <PageHero theme="light" heading={heading} lead={lead} />
      <div className={column} data-ground="plain">
        {sections.map(({ title, paragraphs, items, links }) => (
          <section key={title} className={part}>
            <h2 className={partHeading}>{title}</h2>
            <div>
              <Prose paragraphs={paragraphs} items={items} />
              {links?.map(({ label, url }) => (
                <p key={url} className={link}>
                  <ExternalLink href={url}>{label}</ExternalLink>
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <EnquiryBand title={closing} label={enquiryLabels.question} />
    </>
  );
}

const column = css`
  max-inline-size: calc(var(--wrap) + 2 * var(--gutter));
  margin-inline: auto;
  padding: 0 var(--gutter) var(--section);
`;

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 0.5fr) minmax(0, 1fr);
  gap: 12px clamp(24px, 5vw, 72px);
  padding-block: 32px;
  border-block-start: 1px solid var(--control);

  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const partHeading = css`
  font-size: var(--step-2);
`;

const link = css`
  margin-block-start: 0.8em;
`;
