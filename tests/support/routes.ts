import { globSync } from "node:fs";
import path from "node:path";
import { postsPerPage } from "../../src/content/post-lists.ts";
import { serviceSlugs, technologySlugs } from "../../src/content/slugs.ts";
import { individualPages } from "../../src/routing/individual-pages.ts";

/**
 * A page of text alone, for tests of what every page has: it takes half the processor's time of the home page,
 * and its length is known from the start.
 */
export const plainPage = "/privacy";

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

/** In the order of src/content/slugs.ts. top-bar.spec.ts spells out the addresses, which must not change. */
export const serviceRoutes = serviceSlugs.map((slug) => `/${slug}`);

export const technologyRoutes = technologySlugs.map((slug) => `/expertise/${slug}`);

/** Pages that must exist, whatever src/routing/individual-pages.ts declares. */
const requiredRoutes = ["/", "/our-work", "/blog", "/about", "/career", "/contact-us", "/service-section"];

const individualRoutes = [...new Set([...requiredRoutes, ...Object.keys(individualPages)])];

/** The ids of the posts, which are the names of their files. */
export const posts = globSync("*.mdx", {
  cwd: path.resolve(import.meta.dirname, "../../src/content/posts"),
})
  .map((file) => file.replace(".mdx", ""))
  .toSorted();

/** The pages of the list of posts after the first, which is /blog. */
const postListRoutes = Array.from(
  { length: Math.ceil(posts.length / postsPerPage) - 1 },
  (_, index) => `/blog/page/${index + 2}`,
);

/** Every page under its canonical address. */
const canonicalRoutes = [
  ...individualRoutes,
  ...postListRoutes,
  ...serviceRoutes,
  ...technologyRoutes,
  ...posts.map((id) => `/blog/${id}`),
];

/** The second addresses of posts. */
const aliasRoutes = posts.map((id) => `/blog-detail/${id}`);

export const everyRoute = [...canonicalRoutes, ...aliasRoutes];

interface Layout {
  route: string;
  /** The routes whose pages differ from this one only in their content. */
  others: string[];
}

/** The service pages of rule "Team pages", which have sections of their own. */
const teamRoutes = ["/ai-ml-development", "/data-science"];

const layoutOf = ([route, ...others]: string[]): Layout => ({ route: route!, others });

const modules: Record<string, { module: string } | undefined> = individualPages;
const folderOf = (route: string) => path.dirname(modules[route]?.module ?? route);

export const layouts: Layout[] = [
  // Pages in one folder are statements, whose layout is the same.
  ...Object.values(Object.groupBy(individualRoutes, folderOf)).map((routes) => layoutOf(routes!)),
  layoutOf(serviceRoutes.filter((route) => !teamRoutes.includes(route))),
  layoutOf(teamRoutes),
  layoutOf(technologyRoutes),
  ...(posts.length > 0 ? [layoutOf(posts.map((id) => `/blog/${id}`))] : []),
];
