import { css, cx } from "@linaria/core";
import { columns } from "../../components/columns.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { Section } from "../../components/section.tsx";
import keys from "../../content/images/support/keys.svg";
import night from "../../content/images/support/night.svg";
import { serviceLabels } from "../../content/pages/service-labels.ts";
import type { ForEngineersPart, SupportPart } from "../../content/service-details.ts";
import type { TechnologySlug } from "../../content/slugs.ts";
import { InkPanel, inkPanelRow } from "../../sections/ink-panel.tsx";
import { roomForThree } from "../../styles/media-queries.ts";
import { ForEngineers } from "./for-engineers.tsx";

interface Props {
  support: SupportPart;
  /** Puts it on the background of the page instead of a dark one. */
  light?: boolean | undefined;
  /** Shows it in words alone, unless on a telegram, instead of on ink panels. */
  inWords?: boolean | undefined;
  forEngineers?: { part: ForEngineersPart; technologies: TechnologySlug[] } | undefined;
}

/** Says who operates and repairs the result, for clients with and without engineers of their own. */
export function Support({ support, light, inWords, forEngineers }: Props) {
  const { title, withEngineers, withoutEngineers, telegram } = support;
  return (
    <Section {...(!light && { theme: "dark" })} title={title}>
      {inWords || telegram ? (
        <ul className={cx(columns, telegram && strip)} data-theme={telegram && (light ? "dark" : "light")}>
          <li>
            <h3 className={telegram && eyebrow}>{serviceLabels.withEngineers}</h3>
            <p>{withEngineers}</p>
          </li>
          <li>
            <h3 className={telegram && eyebrow}>{serviceLabels.withoutEngineers}</h3>
            <p>{withoutEngineers}</p>
          </li>
        </ul>
      ) : (
        <ul className={inkPanelRow}>
          <InkPanel ink="gold" picture={keys} title={serviceLabels.withEngineers} text={withEngineers} />
          <InkPanel
            ink="blue"
            picture={night}
            title={serviceLabels.withoutEngineers}
            text={withoutEngineers}
          />
        </ul>
      )}
      {forEngineers && <ForEngineers {...forEngineers} />}
    </Section>
  );
}

/* A telegram: in the theme opposite to that of the section, with a line to tear it along. */
const strip = css`
  --column: 340px;
  gap: 0;
  font-size: var(--lead);

  > li {
    padding: var(--space-m);
  }
  > li + li {
    border: dashed var(--control);
    border-width: 3px 0 0;

    @media ${roomForThree} {
      border-width: 0 0 0 3px;
    }
  }
`;
