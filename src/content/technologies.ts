import type { ServiceSlug } from "./services.ts";
import type { TechnologyDetails } from "./technology-details.ts";

// oxfmt-ignore
export type TechnologySlug =
  | "java" | "spring-boot" | "node-js" | "python" | "java-script" | "react-js" | "angular" | "pwa" | "aws"
  | "my-sql" | "git-lab" | "tailwind" | "docker" | "jenkins" | "vuejs" | "jira" | "ai-ml" | "data-science";

export interface Technology {
  slug: TechnologySlug;
  name: string;
  /** For search engines: 110 to 160 characters. */
  description: string;
  services: ServiceSlug[];
  load: () => Promise<{ details: TechnologyDetails }>;
}

/** In the order of the expertise dropdown (specification section 2, "Expertise dropdown"). */
export const technologies: Technology[] = [
  {
    slug: "java",
    name: "Java",
    description:
      "Java services on supported LTS releases: what we build with it, when another language fits better, and a complete example to read.",
    services: ["mobile-development", "staffing-solution"],
    load: () => import("./technologies/java.ts"),
  },
  {
    slug: "spring-boot",
    name: "Spring Boot",
    description:
      "Spring Boot APIs that can be observed: health, metrics and traces from the first release, an annotated configuration and upgrade notes.",
    services: ["product-development", "staffing-solution"],
    load: () => import("./technologies/spring-boot.ts"),
  },
  {
    slug: "node-js",
    name: "Node.js",
    description:
      "Node.js for services that mostly wait on networks and databases: where it fits, where threads win, and an annotated example.",
    services: ["web-development", "mobile-development", "staffing-solution"],
    load: () => import("./technologies/node-js.ts"),
  },
  {
    slug: "python",
    name: "Python",
    description:
      "Python for automation, test benches and data work: typed, locked and tested, with a complete example and frank limits.",
    services: ["iot-development", "hw-sw-integration", "product-development"],
    load: () => import("./technologies/python.ts"),
  },
  {
    slug: "java-script",
    name: "JavaScript",
    description:
      "JavaScript front ends with types by default: what we write ourselves, what the browser already does, and an annotated example.",
    services: ["web-development", "mobile-development", "ui-design"],
    load: () => import("./technologies/java-script.ts"),
  },
  {
    slug: "react-js",
    name: "React",
    description:
      "React as used on this very site: prerendered pages, lazy routes, small bundles, and the cases in which we advise against it.",
    services: ["web-development", "product-development", "ui-design"],
    load: () => import("./technologies/react-js.ts"),
  },
  {
    slug: "angular",
    name: "Angular",
    description:
      "Angular for large forms and long-lived business applications: typed forms, planned upgrades, and when a lighter tool is enough.",
    services: ["web-development", "ui-design", "staffing-solution"],
    load: () => import("./technologies/angular.ts"),
  },
  {
    slug: "pwa",
    name: "PWA",
    description:
      "Progressive web apps that work offline and install: an annotated service worker, storage limits, and when a native app is needed.",
    services: ["mobile-development"],
    load: () => import("./technologies/pwa.ts"),
  },
  {
    slug: "aws",
    name: "AWS",
    description:
      "AWS with least privilege and a watched bill: an annotated policy, account structure, cost limits, and when not to use AWS.",
    services: ["cloud-services", "iot-development"],
    load: () => import("./technologies/aws.ts"),
  },
  {
    slug: "my-sql",
    name: "MySQL",
    description:
      "MySQL schemas that refuse bad rows, migrations in safe steps and rehearsed restores, with an annotated migration file.",
    services: ["product-development", "cloud-services", "iot-development"],
    load: () => import("./technologies/my-sql.ts"),
  },
  {
    slug: "git-lab",
    name: "GitLab",
    description:
      "GitLab CI pipelines short enough to read: merge request gates, deployment without stored keys, and a complete annotated file.",
    services: ["product-development", "cloud-services", "hw-sw-integration"],
    load: () => import("./technologies/git-lab.ts"),
  },
  {
    slug: "tailwind",
    name: "Tailwind CSS",
    description:
      "When utility CSS fits and when it does not: a strict Tailwind CSS theme, upgrade notes, and why this site is styled differently.",
    services: ["ui-design", "web-development"],
    load: () => import("./technologies/tailwind.ts"),
  },
  {
    slug: "docker",
    name: "Docker",
    description:
      "Small Docker images with a software bill of materials: an annotated two-stage Dockerfile, rebuild rules, and when to skip containers.",
    services: ["cloud-services", "product-development", "iot-development"],
    load: () => import("./technologies/docker.ts"),
  },
  {
    slug: "jenkins",
    name: "Jenkins",
    description:
      "Keep Jenkins small or leave it in steps: inventory, a portable Jenkinsfile, Java and plugin upkeep, and frank advice on both plans.",
    services: ["hw-sw-integration", "cloud-services", "staffing-solution"],
    load: () => import("./technologies/jenkins.ts"),
  },
  {
    slug: "vuejs",
    name: "Vue.js",
    description:
      "Vue.js adopted one page region at a time inside server-rendered applications, with an annotated component and security notes.",
    services: ["web-development", "ui-design"],
    load: () => import("./technologies/vuejs.ts"),
  },
  {
    slug: "jira",
    name: "Jira",
    description:
      "Jira workflow hygiene: fewer statuses, five JQL filters for a weekly review, and what the end of Data Center means for you.",
    services: ["product-development", "staffing-solution"],
    load: () => import("./technologies/jira.ts"),
  },
  {
    slug: "ai-ml",
    name: "AI & ML",
    description:
      "AI and ML engineering practice: frozen test sets, dull baselines, and a release gate in plain Python that can reject a model.",
    services: ["ai-ml-development"],
    load: () => import("./technologies/ai-ml.ts"),
  },
  {
    slug: "data-science",
    name: "Data Science",
    description:
      "Data science that can be rerun: cleaning as code, fixed cutoffs, checksums, and a complete small analysis in plain Python.",
    services: ["data-science"],
    load: () => import("./technologies/data-science.ts"),
  },
];
