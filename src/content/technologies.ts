import type { ServiceSlug, TechnologySlug } from "./slugs.ts";

/** The long text of its page is in src/content/technologies. */
export interface Technology {
  slug: TechnologySlug;
  name: string;
  /** The name as a sentence uses it, if that is another: one works with "PWAs". */
  inSentence?: string;
  /** The services that use it; its page links to them in this order. */
  services: ServiceSlug[];
}

/** All technologies in the order of the dropdown "Our Expertise" (rule "Dropdowns"). */
export const technologies: Technology[] = [
  {
    slug: "java",
    name: "Java",
    services: ["web-development", "mobile-development", "staffing-solution"],
  },
  {
    slug: "spring-boot",
    name: "Spring Boot",
    services: ["product-development", "staffing-solution"],
  },
  {
    slug: "node-js",
    name: "Node.js",
    services: ["web-development", "staffing-solution"],
  },
  {
    slug: "python",
    name: "Python",
    services: ["iot-development", "hw-sw-integration", "product-development"],
  },
  {
    slug: "java-script",
    name: "JavaScript",
    services: ["web-development", "mobile-development", "ui-design"],
  },
  {
    slug: "react-js",
    name: "React",
    services: ["web-development", "product-development", "ui-design"],
  },
  {
    slug: "angular",
    name: "Angular",
    services: ["web-development", "ui-design", "staffing-solution"],
  },
  {
    slug: "pwa",
    name: "PWA",
    inSentence: "PWAs",
    services: ["mobile-development"],
  },
  {
    slug: "aws",
    name: "AWS",
    services: ["cloud-services", "iot-development"],
  },
  {
    slug: "my-sql",
    name: "MySQL",
    services: ["product-development", "cloud-services", "iot-development"],
  },
  {
    slug: "git-lab",
    name: "GitLab",
    services: ["product-development", "cloud-services", "hw-sw-integration"],
  },
  {
    slug: "tailwind",
    name: "Tailwind CSS",
    services: ["ui-design", "web-development"],
  },
  {
    slug: "docker",
    name: "Docker",
    services: ["cloud-services", "hw-sw-integration"],
  },
  {
    slug: "jenkins",
    name: "Jenkins",
    services: ["hw-sw-integration", "cloud-services", "staffing-solution"],
  },
  {
    slug: "vuejs",
    name: "Vue.js",
    services: ["web-development", "ui-design"],
  },
  {
    slug: "jira",
    name: "Jira",
    services: ["product-development"],
  },
  {
    slug: "ai-ml",
    name: "AI & ML",
    services: ["ai-ml-development"],
  },
  {
    slug: "data-science",
    name: "Data Science",
    services: ["data-science"],
  },
];

export function technologyWithSlug(slug: TechnologySlug): Technology {
  return technologies.find((technology) => technology.slug === slug)!;
}
