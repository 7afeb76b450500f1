import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { Section } from "../components/section.tsx";
import { stretchedLink } from "../components/stretched-link.ts";
import { serviceWithSlug } from "../content/services.ts";
import type { ServiceSlug } from "../content/slugs.ts";
import { InkPanel, inkPanelRow } from "./ink-panel.tsx";
import { ServiceLink } from "./service-link.tsx";

interface Props {
  title: string;
  related: { service: ServiceSlug; reason?: string }[];
}

/** A section of services, each with the reason to look at it if there is one. */
export function RelatedServices({ title, related }: Props) {
  return (
    <Section title={title}>
      <ul className={inkPanelRow}>
        {related.map(({ service: slug, reason }) => {
          const { ink, stampPicture } = serviceWithSlug(slug);
          return (
            <InkPanel
              key={slug}
              ink={ink}
              picture={stampPicture}
              title={<ServiceLink slug={slug} className={stretchedLink} />}
              text={reason}
              attributes={{ [stampAttribute]: slug }}
            />
          );
        })}
      </ul>
    </Section>
  );
}
