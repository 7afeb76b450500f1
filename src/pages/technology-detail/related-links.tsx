import { css } from "@linaria/core";
import { TechnologyLinks } from "../../sections/technology-links.tsx";
import { RelatedServices } from "../../sections/related-services.tsx";
import { technologyLayout } from "../../content/pages/technology-layout.ts";
import type { TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { Section } from "../../components/section.tsx";

interface Props {
  technology: Technology;
  details: TechnologyDetails;
}

/**
 * Links from a technology to our services with it, the technologies it pairs with, its limits and its
 * documentation.
 */
export function RelatedLinks({ technology, details }: Props) {
  return (
    <>
      <RelatedServices
        title={technologyLayout.relatedTitleOf(technology.inSentence ?? technology.name)}
        related={technology.services.map((service) => ({ service }))}
      />
      <Section sunken title={technologyLayout.pairsTitle}>
        <div className={pairs}>
          <TechnologyLinks technologies={details.pairsWith} />
          <div className={moreLinks}>
            <p>
              <PageLink to="/what-we-would-not-use" hash={technology.slug}>
                {technologyLayout.alternativesLabel}
              </PageLink>
            </p>
            <p>
              {`${technologyLayout.docsLabel}: `}
              {details.officialDocs.map(({ label, url }, index) => (
                <span key={url}>
                  {index > 0 && ", "}
                  <ExternalLink href={url}>{label}</ExternalLink>
                </span>
              ))}
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}

/* The rings begin where the heading does, and the links are beside them. */
const pairs = css`
  --ring: clamp(96px, 11vw, 160px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 32px var(--space-l);

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 24px;
  }
`;

const moreLinks = css`
  display: grid;
  gap: 10px;
  color: var(--muted);

  a {
    padding-block: 3px;
  }
`;
