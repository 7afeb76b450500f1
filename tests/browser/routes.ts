import { readdirSync } from "node:fs";
import path from "node:path";
import { serviceSlugs } from "../../src/content/slugs.ts";
import { singlePages } from "../../src/routing/single-pages.ts";

/** The entries of the top bar and of the drawer, in the order of rule "Top bar". */
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

/** service-pages.spec.ts and top-bar.spec.ts have the addresses that the specification names. */
export const serviceRoutes = serviceSlugs.map((slug) => `/${slug}`);

export const technologyRoutes = [
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

const specifiedRoutes = ["/", "/our-work", "/blog", "/about", "/career", "/contact-us", "/service-section"];

/**
 * The specified pages with a layout of their own, and those that were added (src/routing/single-pages.ts).
 */
const plainRoutes = [...new Set([...specifiedRoutes, ...Object.keys(singlePages)])];

/** The ids of the posts, which are the names of their files. */
export const posts = readdirSync(path.resolve(import.meta.dirname, "../../src/content/posts"))
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.replace(".mdx", ""));

/** Every page under its canonical address. */
export const canonicalRoutes = [
  ...plainRoutes,
  ...serviceRoutes,
  ...technologyRoutes,
  ...posts.map((id) => `/blog/${id}`),
];

/** One route for each layout: of the pages that differ in their content only, the first. */
export const distinctRoutes = [...plainRoutes, ...serviceRoutes, technologyRoutes[0]!, `/blog/${posts[0]}`];

/** The second addresses of posts. */
export const aliasRoutes = posts.map((id) => `/blog-detail/${id}`);

export const everyRoute = [...canonicalRoutes, ...aliasRoutes];
