/** The last part of each service's address. */
export const serviceSlugs = [
  "web-development",
  "ui-design",
  "staffing-solution",
  "product-development",
  "mobile-development",
  "iot-development",
  "hw-sw-integration",
  "cloud-services",
  "ai-ml-development",
  "data-science",
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/** The last part of a technology's address, below /expertise. */
// oxfmt-ignore
export const technologySlugs = [
  "java", "spring-boot", "node-js", "python", "java-script", "react-js", "angular", "pwa", "aws",
  "my-sql", "git-lab", "tailwind", "docker", "jenkins", "vuejs", "jira", "ai-ml", "data-science",
] as const;

export type TechnologySlug = (typeof technologySlugs)[number];
