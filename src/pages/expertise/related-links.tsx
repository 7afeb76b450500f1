import { css } from "@linaria/core";
import { PostmarkList } from "../../sections/postmark-list.tsx";
import { StampLinks } from "../../sections/stamp-links.tsx";
import { serviceWithSlug } from "../../content/services.ts";
import type { TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { Column, columns } from "../../components/columns.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { Section } from "../../components/section.tsx";

interface Props {
  technology: Technology;
  details: TechnologyDetails;
}

/** Links from a technology to our services with it, the technologies it pairs with, its limits and its documentation. */
export function RelatedLinks({ technology, details }: Props) {
  return (
    <Section>
      <div className={columns}>
        <Column title={`Get help with ${technology.name}`}>
          <StampLinks services={technology.services.map(serviceWithSlug)} className={stamps} />
        </Column>
        <Column title="Goes well with">
          <PostmarkList technologies={details.pairsWith} />
          <div className={moreLinks}>
            <p>
              <PageLink to="/what-we-would-not-use" hash={technology.slug}>
                When we’d choose something else
              </PageLink>
            </p>
            <p>
              {"Official documentation: "}
              {details.officialDocs.map(({ label, url }, index) => (
                <span key={url}>
                  {index > 0 && ", "}
                  <ExternalLink href={url}>{label}</ExternalLink>
                </span>
              ))}
            </p>
          </div>
        </Column>
      </div>
    </Section>
  );
}

const stamps = css`
  grid-template-columns: repeat(auto-fill, minmax(clamp(130px, 30%, 150px), 1fr));
  max-inline-size: 560px;
`;

const moreLinks = css`
  display: grid;
  gap: 10px;
  margin-block-start: 32px;
  color: var(--muted);

  a {
    padding-block: 3px;
  }
`;
