import type { ComponentProps } from "react";
import type { Service } from "../content/services.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { PageHero } from "./page-hero.tsx";

type Props = { service: Service } & Pick<
  ComponentProps<typeof PageHero>,
  "heading" | "lead" | "keyPoints" | "enquiry"
>;

/** The first screen of a service's page, printed as the service's stamp. */
export function ServiceHero({ service, ...words }: Props) {
  return (
    <PageHero
      // The button and the lines of the other themes are made for dark grounds.
      theme={service.ink === "gold" ? "light" : "blue"}
      stamp={service}
      above={<Breadcrumb trail={["/", "/service-section"]} here={service.name} />}
      {...words}
    />
  );
}
