import { css, cx } from "@linaria/core";
import ArrowIcon from "@tabler/icons/outline/arrow-right.svg?react";
import { standaloneLink } from "../../components/standalone-link.ts";
import { stretchedLink } from "../../components/stretched-link.ts";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { serviceSection } from "../../content/pages/service-section.ts";
import { stampNumberOf, type Service } from "../../content/services.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { Stamp } from "../../sections/stamp.tsx";
import { displayFont } from "../../styles/display-font.ts";
import { oneServiceCard, twoServiceCards } from "../../styles/media-queries.ts";

/**
 * A service as a large stamp with title, summary and a link, whose target is the whole stamp (rule "Services
 * overview").
 */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <article className={serviceCard}>
      <Stamp service={service} className={printedArea}>
        <div className={words}>
          <h2 className={title}>{service.name}</h2>
          <p className={text}>{service.summary}</p>
          <div className={foot}>
            <PageLink to={`/${service.slug}`} className={cx(standaloneLink, stretchedLink, button)}>
              {serviceSection.buttonLabel}
              <span className={visuallyHidden}> about {service.name}</span>
              <ArrowIcon />
            </PageLink>
            <span className={number} aria-hidden="true">
              {stampNumberOf(service)}
            </span>
          </div>
        </div>
      </Stamp>
    </article>
  );
}

const serviceCard = css`
  position: relative;
  display: grid;
  block-size: 100%;
`;

/* With two stamps in a row, or one, the picture is beside the words. It shrinks, so that link and number stay
   on one line on the narrowest phones. */
const printedArea = css`
  @media ${twoServiceCards} {
    --picture-width: 31%;
    flex-direction: row;
    align-items: center;
  }
`;

const words = css`
  display: flex;
  flex-direction: column;
  gap: 10px;
  flex: 1;
  min-inline-size: 0;
  padding: 0 12px 12px;

  @media ${twoServiceCards} {
    align-self: stretch;
    padding: 16px 14px 10px 4px;
  }
`;

const title = css`
  font-size: var(--step-2);
`;

const text = css`
  font-size: 1rem;
  line-height: 1.4;

  /* Room for the longest summary, with the web font or its fallback, so that nothing moves. */
  @media ${oneServiceCard} {
    min-block-size: 4lh;
    font-size: 0.9rem;
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0 8px;
  margin-block-start: auto;
  padding-block-start: 10px;
`;

const button = css`
  font-size: 0.75rem;
  text-decoration: none;
`;

const number = css`
  margin-inline-start: auto;
  ${displayFont("2.75rem", 1)};
`;
