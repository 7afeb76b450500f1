import { css, cx } from "@linaria/core";
import { columns } from "../../components/columns.ts";
import { ExternalLink } from "../../components/external-link.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { Section } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { technologyLabels } from "../../content/pages/technology-labels.ts";
import type { Technology } from "../../content/technologies.ts";
import type { TechnologyDetails } from "../../content/technology-details.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { RelatedServices } from "../../sections/related-services.tsx";
import { TechnologyLinks } from "../../sections/technology-links.tsx";

interface Props {
  /** Its name as a sentence uses it. */
  name: string;
  technology: Technology;
  details: TechnologyDetails;
}

/**
 * Links from a technology to our services with it, the technologies it pairs with, its limits and its
 * documentation.
 */
export function RelatedLinks({ name, technology, details }: Props) {
  return (
    <>
      <RelatedServices
        title={technologyLabels.relatedTitleOf(name)}
        related={technology.services.map((service) => ({ service }))}
      />
      <Section sunken title={technologyLabels.pairsTitle}>
        <div className={cx(columns, pairs)}>
          <TechnologyLinks technologies={details.pairsWith} />
          <div>
            <p className={eyebrow}>{technologyLabels.docsLabel}</p>
            <p>
              <ExternalLink href={details.officialDoc.url} className={standaloneLink}>
                {details.officialDoc.label}
              </ExternalLink>
            </p>
            <PageLink to="/what-we-would-not-use" hash={technology.slug} className={standaloneLink}>
              {technologyLabels.alternativesLabel}
            </PageLink>
          </div>
        </div>
      </Section>
    </>
  );
}

/* The lines of links are beside the rings, whose names are below them. */
const pairs = css`
  --ring: min(120px, 26vw);

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
  }
`;
