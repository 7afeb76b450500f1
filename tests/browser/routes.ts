import { readdirSync } from "node:fs";
import path from "node:path";

/** The bar and the drawer, in order (Rule "Top bar"). */
export const menuEntries = [
  "Home",
  "About Us",
  "Our Work",
  "Our Services",
  "Our Expertise",
  "Blog",
  "Career",
  "Contact Us",
];

/** The ten services, by address. */
export const serviceRoutes = [
  "/web-development",
  "/mobile-development",
  "/cloud-services",
  "/product-development",
  "/hw-sw-integration",
  "/ai-ml-development",
  "/staffing-solution",
  "/ui-design",
  "/data-science",
  "/iot-development",
];

export const expertiseRoutes = [
  "java",
  "spring-boot",
  "node-js",
  "python",
  "java-script",
  "react-js",
  "angular",
  "pwa",
  "aws",
  "my-sql",
  "git-lab",
  "tailwind",
  "docker",
  "jenkins",
  "vuejs",
  "jira",
  "ai-ml",
  "data-science",
].map((technology) => `/expertise/${technology}`);

const plainRoutes = [
  "/",
  "/our-work",
  "/blog",
  "/services",
  "/about",
  "/career",
  "/contact-us",
  "/service-section",
  "/what-we-would-not-use",
  "/privacy",
  "/accessibility",
];

/** By the name of its file. */
export const posts = readdirSync(path.resolve(import.meta.dirname, "../../src/content/posts"))
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.replace(".mdx", ""));

/** Every page under its first address. */
export const canonicalRoutes = [
  ...plainRoutes,
  ...serviceRoutes,
  ...expertiseRoutes,
  ...posts.map((id) => `/blog/${id}`),
];

/** Pages of one layout, filled with one kind of content, are there once. */
export const distinctRoutes = [...plainRoutes, ...serviceRoutes, expertiseRoutes[0]!, `/blog/${posts[0]}`];

/** Further addresses of pages. */
export const aliasRoutes = posts.map((id) => `/blog-detail/${id}`);

export const everyRoute = [...canonicalRoutes, ...aliasRoutes];
