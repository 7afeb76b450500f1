import type { ServiceDetails, TeamDetails } from "../../../src/content/service-details.ts";
import { services } from "../../../src/content/services.ts";

const byFile = import.meta.glob<ServiceDetails | TeamDetails>("/src/content/services/*.ts", {
  eager: true,
  import: "details",
});

/** All services, each with the long text of its page. */
export const servicesWithDetails = services.map((service) => ({
  service,
  details: byFile[`/src/content/services/${service.slug}.ts`]!,
}));
