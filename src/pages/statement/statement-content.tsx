import { css } from "@linaria/core";
import { ExternalLink } from "../../components/external-link.tsx";
import { Prose } from "../../components/prose.tsx";
import { Section } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import type { Statement } from "../../content/statement.ts";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ring } from "../../sections/technology-links.tsx";

interface Props extends Statement {
  /** The file of the drawing beside the heading. */
  picture: string;
}

export function StatementContent({ heading, lead, sections, closing, picture }: Props) {
  return (
    <>
      <PageHero
        theme="light"
        heading={heading}
        lead={lead}
        art={<img src={picture} alt="" width="480" height="340" loading="lazy" />}
      />
      <div>
        {sections.map(({ title, paragraphs, items, links }, index) => (
          <Section
            key={title}
            titleBeside
            sunken={index % 2 === 0}
            title={
              <>
                <span className={ring} aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </>
            }
            className={part}
          >
            <div>
              <Prose paragraphs={paragraphs} items={items} />
              {links?.map(({ label, url }) => (
                <p key={url}>
                  <ExternalLink href={url} className={standaloneLink}>
                    {label}
                  </ExternalLink>
                </p>
              ))}
            </div>
          </Section>
        ))}
      </div>
      <EnquiryBand title={closing} label={enquiryLabels.question} />
    </>
  );
}

const part = css`
  align-items: baseline;
  padding-block: 40px;

  h2 {
    --ring: 56px;
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 20px;
    font-size: var(--step-3);
  }
`;
