import cloudServicesStamp from "./images/stamps/cloud-services.svg";
import dataScienceStamp from "./images/stamps/data-science.svg";
import hwSwIntegrationStamp from "./images/stamps/hw-sw-integration.svg";
import iotDevelopmentStamp from "./images/stamps/iot-development.svg";
import aiMlDevelopmentStamp from "./images/stamps/ai-ml-development.svg";
import mobileDevelopmentStamp from "./images/stamps/mobile-development.svg";
import productDevelopmentStamp from "./images/stamps/product-development.svg";
import staffingSolutionStamp from "./images/stamps/staffing-solution.svg";
import uiDesignStamp from "./images/stamps/ui-design.svg";
import webDevelopmentStamp from "./images/stamps/web-development.svg";
import type { ServiceDetails, TeamDetails } from "./service-details.ts";
import type { ServiceSlug } from "./slugs.ts";

export interface Service {
  slug: ServiceSlug;
  /** The name in the menus (Rule "Dropdowns"). */
  menuName: string;
  /** The name on the cards (Rule "Services overview"). */
  cardTitle: string;
  /** The card's text: what is delivered and for whom, 70 to 130 characters. */
  summary: string;
  stamp: string;
  ink: "blue" | "red" | "green" | "gold" | "violet" | "paper";
  /** `page` names the layout: the two team pages have their own (Rule "Team pages"). */
  text:
    | { page: "service"; load: () => Promise<{ details: ServiceDetails }> }
    | { page: "team"; load: () => Promise<{ details: TeamDetails }> };
}

/** In the order of the cards; the position is also the number on the stamp, 01 to 10. */
export const services: Service[] = [
  {
    slug: "web-development",
    menuName: "Web Development",
    cardTitle: "Web Development",
    summary:
      "Web applications and APIs for teams whose current one is slow, fragile or stuck on an old framework.",
    stamp: webDevelopmentStamp,
    ink: "blue",
    text: { page: "service", load: () => import("./services/web-development.ts") },
  },
  {
    slug: "ui-design",
    menuName: "UI Design",
    cardTitle: "UI/UX Design",
    summary:
      "Research, flows and a design system for products people get lost in, checked against WCAG 2.2 AA.",
    stamp: uiDesignStamp,
    ink: "red",
    text: { page: "service", load: () => import("./services/ui-design.ts") },
  },
  {
    slug: "staffing-solution",
    menuName: "Staffing Solution",
    cardTitle: "Staffing Solutions",
    summary:
      "Engineers by stack for teams with a lead and a backlog, with onboarding and handover rules in writing.",
    stamp: staffingSolutionStamp,
    ink: "green",
    text: { page: "service", load: () => import("./services/staffing-solution.ts") },
  },
  {
    slug: "product-development",
    menuName: "Product Development",
    cardTitle: "Product Development",
    summary:
      "For founders and product owners: discovery, one thin slice that a real user can finish, then a release.",
    stamp: productDevelopmentStamp,
    ink: "gold",
    text: { page: "service", load: () => import("./services/product-development.ts") },
  },
  {
    slug: "mobile-development",
    menuName: "Mobile Development",
    cardTitle: "Mobile Development",
    summary:
      "Apps for people who work away from a desk: native or installable web, offline storage, store release.",
    stamp: mobileDevelopmentStamp,
    ink: "violet",
    text: { page: "service", load: () => import("./services/mobile-development.ts") },
  },
  {
    slug: "iot-development",
    menuName: "Iot Development",
    cardTitle: "IoT Development",
    summary:
      "Device, gateway and cloud for companies with machines in the field, including updates that roll back.",
    stamp: iotDevelopmentStamp,
    ink: "green",
    text: { page: "service", load: () => import("./services/iot-development.ts") },
  },
  {
    slug: "hw-sw-integration",
    menuName: "Hw-sw integration",
    cardTitle: "HW/SW Integration",
    summary: "Firmware, protocols and bench tests for device makers whose board and software have to agree.",
    stamp: hwSwIntegrationStamp,
    ink: "gold",
    text: { page: "service", load: () => import("./services/hw-sw-integration.ts") },
  },
  {
    slug: "cloud-services",
    menuName: "Cloud Services",
    cardTitle: "Cloud Services",
    summary:
      "Accounts, deployment and budgets for teams that run in production, with runbooks and an exit plan.",
    stamp: cloudServicesStamp,
    ink: "blue",
    text: { page: "service", load: () => import("./services/cloud-services.ts") },
  },
  {
    slug: "ai-ml-development",
    menuName: "AI & ML Development",
    cardTitle: "AI / Machine Learning",
    summary: "Models that read, sort and predict, for teams who can say what a wrong answer costs them.",
    stamp: aiMlDevelopmentStamp,
    ink: "red",
    text: { page: "team", load: () => import("./services/ai-ml-development.ts") },
  },
  {
    slug: "data-science",
    menuName: "Data Science",
    cardTitle: "Data Science",
    summary: "Pipelines, metric definitions and forecasts for managers whose reports contradict each other.",
    stamp: dataScienceStamp,
    ink: "paper",
    text: { page: "team", load: () => import("./services/data-science.ts") },
  },
];

const menuOrder: ServiceSlug[] = [
  "staffing-solution",
  "web-development",
  "mobile-development",
  "cloud-services",
  "product-development",
  "hw-sw-integration",
  "ui-design",
  "iot-development",
  "ai-ml-development",
  "data-science",
];

export const servicesInMenuOrder: Service[] = menuOrder.map(serviceWithSlug);

function serviceWithSlug(slug: ServiceSlug): Service {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service has the slug "${slug}".`);
  return service;
}
