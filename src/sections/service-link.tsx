import { serviceWithSlug } from "../content/services.ts";
import type { ServiceSlug } from "../content/slugs.ts";
import { PageLink } from "../routing/page-link.tsx";

/** A link to a service's page by the service's name; only menus use `menuName`. */
export function ServiceLink({ slug, className }: { slug: ServiceSlug; className?: string }) {
  return (
    <PageLink to={`/${slug}`} className={className}>
      {serviceWithSlug(slug).name}
    </PageLink>
  );
}
