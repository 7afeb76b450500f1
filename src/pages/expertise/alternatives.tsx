import { services } from "../../content/services.ts";
import { technologies } from "../../content/technologies.ts";
import type { TechnologyDetails } from "../../content/technology-details.ts";
import { PageLink } from "../../site/page-link.tsx";
import { ruledList } from "./ruled-list.tsx";
import { WithCode } from "./with-code.tsx";

/** Where another choice is better, each with the page of ours that leads there. */
export function Alternatives({ alternatives }: Pick<TechnologyDetails, "alternatives">) {
  return (
    <ul className={ruledList}>
      {alternatives.map(({ text, technology, service }) => (
        <li key={text}>
          <WithCode text={text} />{" "}
          {technology && (
            <PageLink to={`/expertise/${technology}`}>
              {technologies.find(({ slug }) => slug === technology)!.name}
            </PageLink>
          )}
          {service && (
            <PageLink to={`/${service}`}>{services.find(({ slug }) => slug === service)!.cardTitle}</PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
