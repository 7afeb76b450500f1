import { columns } from "../../components/columns.tsx";
import { Section } from "../../components/section.tsx";
import keys from "../../content/images/support/keys.svg";
import night from "../../content/images/support/night.svg";
import { serviceLabels } from "../../content/pages/service-labels.ts";
import type {
  ForEngineers as ForEngineersData,
  Support as SupportData,
} from "../../content/service-details.ts";
import type { TechnologySlug } from "../../content/slugs.ts";
import { InkPanel, inkPanelRow } from "../../sections/ink-panel.tsx";
import type { Arrangement } from "./arrangement.ts";
import { ForEngineers } from "./for-engineers.tsx";

interface Props {
  support: SupportData;
  arrangement: Arrangement;
  engineers?: { part: ForEngineersData; technologies: TechnologySlug[] } | undefined;
}

/**
 * Says who operates and repairs the result, for clients with engineers of their own and for clients without:
 * as ink panels, or in words alone below stairs, which stand on this section's dark background.
 */
export function Support({ support, arrangement: { lightSupport, supportInWords }, engineers }: Props) {
  const { title, withEngineers, withoutEngineers } = support;
  return (
    <Section {...(!lightSupport && { theme: "dark" })} title={title}>
      {supportInWords ? (
        <ul className={columns}>
          <li>
            <h3>{serviceLabels.withEngineers}</h3>
            <p>{withEngineers}</p>
          </li>
          <li>
            <h3>{serviceLabels.withoutEngineers}</h3>
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
      {engineers && <ForEngineers {...engineers} />}
    </Section>
  );
}
