import { cx } from "@linaria/core";
import { serviceWithSlug } from "../content/services.ts";
import type { ServiceSlug } from "../content/slugs.ts";
import { columns } from "../components/columns.tsx";
import { pictureList } from "../components/picture-list.ts";
import { wholeCardLink } from "../components/whole-card-link.ts";
import { ServiceLink } from "./service-link.tsx";
import { Stamp } from "./stamp.tsx";

/** Services as stamps, each with the reason to look at it. */
export function RelatedServices({ related }: { related: { service: ServiceSlug; reason: string }[] }) {
  return (
    <ul className={cx(columns, pictureList)}>
      {related.map(({ service: slug, reason }) => (
        <li key={slug}>
          <Stamp service={serviceWithSlug(slug)} />
          <div>
            <h3>
              <ServiceLink slug={slug} className={wholeCardLink} />
            </h3>
            <p>{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
