import type { ServiceDetails } from "../../content/service-details.ts";
import { services } from "../../content/services.ts";
import { PageLink } from "../../site/page-link.tsx";

/** Where to begin for those who have nothing yet that this service could start from. */
export function FromNothing({ text, service }: NonNullable<ServiceDetails["fromNothing"]>) {
  return (
    <p>
      {text}{" "}
      <PageLink to={`/${service}`}>{services.find(({ slug }) => slug === service)!.cardTitle}</PageLink>.
    </p>
  );
}
