import { css, cx } from "@linaria/core";
import { ExternalLink } from "../../components/external-link.tsx";
import { Prose } from "../../components/prose.tsx";
import { plain, twoColumns } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import type { Statement } from "../../content/statement.ts";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PageHero } from "../../sections/page-hero.tsx";

export function StatementContent({ heading, lead, sections, closing }: Statement) {
  return (
    <>
      <PageHero theme="light" heading={heading} lead={lead} />
      <div className={column} {...plain}>
        {sections.map(({ title, paragraphs, items, links }) => (
          <section key={title} className={cx(twoColumns, part)}>
            <h2>{title}</h2>
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
          </section>
        ))}
      </div>
      <EnquiryBand title={closing} label={enquiryLabels.question} />
    </>
  );
}

const column = css`
  padding: 0 var(--page-margin) var(--section);
`;

const part = css`
  row-gap: 12px;
  padding-block: 32px;
  border-block-start: 1px solid var(--control);

  > h2 {
    font-size: var(--step-2);
  }
`;
