import aiMlDevelopmentStamp from "./images/stamps/ai-ml-development.svg";
import cloudServicesStamp from "./images/stamps/cloud-services.svg";
import dataScienceStamp from "./images/stamps/data-science.svg";
import hwSwIntegrationStamp from "./images/stamps/hw-sw-integration.svg";
import iotDevelopmentStamp from "./images/stamps/iot-development.svg";
import mobileDevelopmentStamp from "./images/stamps/mobile-development.svg";
import productDevelopmentStamp from "./images/stamps/product-development.svg";
import staffingSolutionStamp from "./images/stamps/staffing-solution.svg";
import uiDesignStamp from "./images/stamps/ui-design.svg";
import webDevelopmentStamp from "./images/stamps/web-development.svg";
import type { Ink } from "./ink.ts";
import type { ServiceSlug } from "./slugs.ts";

export interface Service extends ServiceEntry {
  slug: ServiceSlug;
  /** The name in the menus (rule "Dropdowns"). */
  menuName: string;
}

interface ServiceEntry {
  /** The name everywhere else, as on the service cards (rule "Services overview"). */
  name: string;
  /** The text on the service card: 70 to 130 characters on what is delivered and for whom. */
  summary: string;
  stampPicture: string;
  /** The ink of the stamp, and of whatever is printed like it. */
  ink: Ink;
  /** The template of its page (rule "Team pages"); the long text is in src/content/services. */
  template: "service" | "team";
}

/** In the order of the service cards. */
const servicesBySlug: Record<ServiceSlug, ServiceEntry> = {
  "web-development": {
    name: "Web Development",
    summary:
      "Web apps, shops and portals, built from scratch, or rebuilt page by page while your business keeps running.",
    stampPicture: webDevelopmentStamp,
    ink: "blue",
    template: "service",
  },
  "ui-design": {
    name: "UI/UX Design",
    summary: "Screens people can use without training, tested with your users before anyone builds them.",
    stampPicture: uiDesignStamp,
    ink: "red",
    template: "service",
  },
  "staffing-solution": {
    name: "Staffing Solutions",
    summary:
      "Engineers who know your tech stack and join your team, with a planned first month and a handover note.",
    stampPicture: staffingSolutionStamp,
    ink: "green",
    template: "service",
  },
  "product-development": {
    name: "Product Development",
    summary: "A first version people can use, built once we’ve tested the riskiest part of your idea.",
    stampPicture: productDevelopmentStamp,
    ink: "gold",
    template: "service",
  },
  "mobile-development": {
    name: "Mobile Development",
    summary:
      "Apps that keep working without a signal, installed from the app stores or opened straight from a link.",
    stampPicture: mobileDevelopmentStamp,
    ink: "violet",
    template: "service",
  },
  "iot-development": {
    name: "IoT Development",
    summary:
      "Firmware, app and cloud for your machines in the field, with updates that roll back if they fail.",
    stampPicture: iotDevelopmentStamp,
    ink: "green",
    template: "service",
  },
  "hw-sw-integration": {
    name: "HW/SW Integration",
    summary:
      "Firmware for your board and the software that talks to it, built to one specification and tested together.",
    stampPicture: hwSwIntegrationStamp,
    ink: "gold",
    template: "service",
  },
  "cloud-services": {
    name: "Cloud Services",
    summary:
      "Cloud accounts, releases and spending alerts that your own team can manage, and a costed exit plan.",
    stampPicture: cloudServicesStamp,
    ink: "violet",
    template: "service",
  },
  "ai-ml-development": {
    name: "AI / Machine Learning",
    summary:
      "Assistants, agents and models that read, sort and predict, tested on your own cases before they go live.",
    stampPicture: aiMlDevelopmentStamp,
    ink: "red",
    template: "team",
  },
  "data-science": {
    name: "Data Science",
    summary: "One agreed definition for each figure you report, with dashboards and forecasts built on it.",
    stampPicture: dataScienceStamp,
    ink: "blue",
    template: "team",
  },
};

/** In the order of the menus. */
const menuNames: Record<ServiceSlug, string> = {
  "staffing-solution": "Staffing Solution",
  "web-development": "Web Development",
  "mobile-development": "Mobile Development",
  "cloud-services": "Cloud Services",
  "product-development": "Product Development",
  "hw-sw-integration": "Hw-sw integration",
  "ui-design": "UI Design",
  "iot-development": "Iot Development",
  "ai-ml-development": "AI & ML Development",
  "data-science": "Data Science",
};

/** All services in the order of the service cards. */
export const services: Service[] = slugsOf(servicesBySlug).map((slug) =>
  Object.assign({ slug, menuName: menuNames[slug] }, servicesBySlug[slug]),
);

export const servicesInMenuOrder: Service[] = slugsOf(menuNames).map(serviceWithSlug);

export function serviceWithSlug(slug: ServiceSlug): Service {
  return services.find((service) => service.slug === slug)!;
}

function slugsOf(bySlug: Record<ServiceSlug, unknown>): ServiceSlug[] {
  return Object.keys(bySlug) as ServiceSlug[];
}

/** Returns the number on a service's stamp, "01" to "10": its place among the service cards. */
export function stampNumberOf(service: Service): string {
  return String(services.indexOf(service) + 1).padStart(2, "0");
}
