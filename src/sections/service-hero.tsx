import type { ComponentProps } from "react";
import type { Service } from "../content/services.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { PageHero } from "./page-hero.tsx";
import { Stamp } from "./stamp.tsx";

type Props = { service: Service } & Pick<
  ComponentProps<typeof PageHero>,
  "heading" | "lead" | "keyPoints" | "enquiry"
>;

/** The first screen of a service's page, with the service's stamp. */
export function ServiceHero({ service, ...words }: Props) {
  return (
    <PageHero
      theme="blue"
      above={<Breadcrumb trail={["/", "/service-section"]} here={service.name} />}
      {...words}
      art={<Stamp service={service} />}
    />
  );
}
