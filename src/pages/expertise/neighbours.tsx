import { css } from "@linaria/core";
import { PostmarkList } from "../../blocks/postmark-list.tsx";
import { StampLink } from "../../blocks/stamp-link.tsx";
import { services } from "../../content/services.ts";
import type { TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { PageLink } from "../../site/page-link.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Section } from "../../ui/section.tsx";
import { Column, Columns } from "./columns.tsx";

interface Props {
  technology: Technology;
  details: TechnologyDetails;
}

/** Where to go from here: our services with this technology, what it goes with, its limits, its documentation. */
export function Neighbours({ technology, details }: Props) {
  return (
    <Section>
      <Columns>
        <Column title={`Get help with ${technology.name}`}>
          <ul className={stamps}>
            {technology.services.map((slug) => (
              <li key={slug}>
                <StampLink service={services.find((service) => service.slug === slug)!} />
              </li>
            ))}
          </ul>
        </Column>
        <Column title="Goes well with">
          <PostmarkList technologies={details.pairsWith} />
          <div className={further}>
            <p>
              <PageLink to="/what-we-would-not-use" hash={technology.slug}>
                When we would not use {technology.name}
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
      </Columns>
    </Section>
  );
}

const stamps = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 170px));
  gap: clamp(12px, 2vw, 24px);
`;

const further = css`
  display: grid;
  gap: 10px;
  margin-block-start: 32px;
  color: var(--muted);

  a {
    padding-block: 3px;
  }
`;
