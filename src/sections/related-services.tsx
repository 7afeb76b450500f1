import { css, cx } from "@linaria/core";
import { serviceWithSlug } from "../content/services.ts";
import type { ServiceSlug } from "../content/slugs.ts";
import { columns } from "../components/columns.tsx";
import { pictureList } from "../components/picture-list.ts";
import { wholeCardLink } from "../components/whole-card-link.ts";
import { ServiceLink } from "./service-link.tsx";
import { Stamp } from "./stamp.tsx";

/** Services as stamps, each with the reason that is given, or else with the service's summary. */
export function RelatedServices({ related }: { related: { service: ServiceSlug; reason?: string }[] }) {
  return (
    <ul className={cx(columns, pictureList, list)}>
      {related.map(({ service: slug, reason }) => {
        const service = serviceWithSlug(slug);
        return (
          <li key={slug}>
            <Stamp service={service} />
            <div>
              <h3>
                <ServiceLink slug={slug} className={wholeCardLink} />
              </h3>
              <p>{reason ?? service.summary}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const list = css`
  --picture: clamp(76px, 24vw, 116px);
  gap: 32px;

  p {
    color: var(--muted);
    text-wrap: balance;
  }
`;
