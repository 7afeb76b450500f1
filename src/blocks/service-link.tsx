import { serviceWithSlug } from "../content/services.ts";
import type { ServiceSlug } from "../content/slugs.ts";
import { PageLink } from "../site/page-link.tsx";

/** A link to a service under the name of its card: the menu has names of its own. */
export function ServiceLink({ slug, className }: { slug: ServiceSlug; className?: string }) {
  return (
    <PageLink to={`/${slug}`} className={className}>
      {serviceWithSlug(slug).name}
    </PageLink>
  );
}
