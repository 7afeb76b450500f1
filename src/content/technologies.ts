import type { ServiceSlug, TechnologySlug } from "./slugs.ts";
import type { TechnologyDetails } from "./technology-details.ts";

export interface Technology {
  slug: TechnologySlug;
  name: string;
  /** The name as a sentence uses it, if that is another: one works with "PWAs". */
  inSentence?: string;
  /** The services that use it; its page links to them in this order. */
  services: ServiceSlug[];
  /** The long text of its page, which is loaded with it. */
  loadDetails: () => Promise<{ details: TechnologyDetails }>;
}

/** All technologies in the order of the dropdown "Our Expertise" (rule "Dropdowns"). */
export const technologies: Technology[] = [
  {
    slug: "java",
    name: "Java",
    services: ["web-development", "mobile-development", "staffing-solution"],
    loadDetails: () => import("./technologies/java.ts"),
  },
  {
    slug: "spring-boot",
    name: "Spring Boot",
    services: ["product-development", "staffing-solution"],
    loadDetails: () => import("./technologies/spring-boot.ts"),
  },
  {
    slug: "node-js",
    name: "Node.js",
    services: ["web-development", "staffing-solution"],
    loadDetails: () => import("./technologies/node-js.ts"),
  },
  {
    slug: "python",
    name: "Python",
    services: ["iot-development", "hw-sw-integration", "product-development"],
    loadDetails: () => import("./technologies/python.ts"),
  },
  {
    slug: "java-script",
    name: "JavaScript",
    services: ["web-development", "mobile-development", "ui-design"],
    loadDetails: () => import("./technologies/java-script.ts"),
  },
  {
    slug: "react-js",
    name: "React",
    services: ["web-development", "product-development", "ui-design"],
    loadDetails: () => import("./technologies/react-js.ts"),
  },
  {
    slug: "angular",
    name: "Angular",
    services: ["web-development", "ui-design", "staffing-solution"],
    loadDetails: () => import("./technologies/angular.ts"),
  },
  {
    slug: "pwa",
    name: "PWA",
    inSentence: "PWAs",
    services: ["mobile-development"],
    loadDetails: () => import("./technologies/pwa.ts"),
  },
  {
    slug: "aws",
    name: "AWS",
    services: ["cloud-services", "iot-development"],
    loadDetails: () => import("./technologies/aws.ts"),
  },
  {
    slug: "my-sql",
    name: "MySQL",
    services: ["product-development", "cloud-services", "iot-development"],
    loadDetails: () => import("./technologies/my-sql.ts"),
  },
  {
    slug: "git-lab",
    name: "GitLab",
    services: ["product-development", "cloud-services", "hw-sw-integration"],
    loadDetails: () => import("./technologies/git-lab.ts"),
  },
  {
    slug: "tailwind",
    name: "Tailwind CSS",
    services: ["ui-design", "web-development"],
    loadDetails: () => import("./technologies/tailwind.ts"),
  },
  {
    slug: "docker",
    name: "Docker",
    services: ["cloud-services", "hw-sw-integration"],
    loadDetails: () => import("./technologies/docker.ts"),
  },
  {
    slug: "jenkins",
    name: "Jenkins",
    services: ["hw-sw-integration", "cloud-services", "staffing-solution"],
    loadDetails: () => import("./technologies/jenkins.ts"),
  },
  {
    slug: "vuejs",
    name: "Vue.js",
    services: ["web-development", "ui-design"],
    loadDetails: () => import("./technologies/vuejs.ts"),
  },
  {
    slug: "jira",
    name: "Jira",
    services: ["product-development"],
    loadDetails: () => import("./technologies/jira.ts"),
  },
  {
    slug: "ai-ml",
    name: "AI & ML",
    services: ["ai-ml-development"],
    loadDetails: () => import("./technologies/ai-ml.ts"),
  },
  {
    slug: "data-science",
    name: "Data Science",
    services: ["data-science"],
    loadDetails: () => import("./technologies/data-science.ts"),
  },
];

export function technologyWithSlug(slug: TechnologySlug): Technology {
  return technologies.find((technology) => technology.slug === slug)!;
}
