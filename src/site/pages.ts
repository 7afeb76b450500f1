import { services, type Service } from "../content/services.ts";
import type { ServiceSlug, TechnologySlug } from "../content/slugs.ts";
import { technologies, type Technology } from "../content/technologies.ts";
import type { ThemeName } from "../styles/tokens.ts";
import { postListPath, postPath, type PostPath } from "./blog-paths.ts";
import type { PageCode } from "./page-code.ts";

interface SinglePage {
  /** The page's name in menus and breadcrumbs. */
  label: string;
  /** Of the top bar and of the page's first screen. */
  theme: ThemeName;
}

/** The pages with a layout of their own, by address. Their code is named in src/routes.tsx. */
const singlePages = {
  "/": { label: "Home", theme: "light" },
  "/our-work": { label: "Our Work", theme: "light" },
  "/blog": { label: "Blog", theme: "light" },
  "/services": { label: "Find your service", theme: "blue" },
  "/about": { label: "About Us", theme: "about-dark" },
  "/career": { label: "Career", theme: "light" },
  "/contact-us": { label: "Contact Us", theme: "light" },
  "/service-section": { label: "Our Professional Services", theme: "dark" },
  "/what-we-would-not-use": { label: "What we would not use", theme: "light" },
  "/privacy": { label: "Privacy", theme: "light" },
  "/accessibility": { label: "Accessibility", theme: "light" },
} as const satisfies Record<string, SinglePage>;

export type SinglePath = keyof typeof singlePages;

/** Every address that a link may lead to: an address that no page has does not compile. */
export type PagePath = SinglePath | `/${ServiceSlug}` | `/expertise/${TechnologySlug}` | PostPath;

/** What is known of a page without its code. `kind` says what it shows, and with it what else belongs to the page. */
export type PageInfo = SinglePage & {
  /** Other addresses of the same page: prerendered too, canonical to `path`. */
  aliases: string[];
} & (
    | { kind: "single"; path: SinglePath }
    | { kind: "service"; path: `/${ServiceSlug}`; service: Service }
    | { kind: "expertise"; path: `/expertise/${TechnologySlug}`; technology: Technology }
    | { kind: "post-list"; path: PagePath; number: number }
    | { kind: "post"; path: PostPath; id: string }
    | { kind: "not-found"; path: "/404" }
  );

export type PageKind = PageInfo["kind"];

export type Page = PageInfo & PageCode;

/** Shown for every address that no page has; written to 404.html. */
export const notFound: PageInfo = {
  kind: "not-found",
  path: "/404",
  label: "Page not found",
  theme: "light",
  aliases: [],
};

/** Every page but the posts and the older pages of their list: how many there are, only the build knows. */
export const pages: PageInfo[] = [
  ...(Object.keys(singlePages) as SinglePath[]).map(single),
  ...services.map((service): PageInfo => {
    const { slug, menuName } = service;
    return { kind: "service", path: `/${slug}`, service, label: menuName, theme: "blue", aliases: [] };
  }),
  ...technologies.map((technology): PageInfo => {
    const { slug, name } = technology;
    return {
      kind: "expertise",
      path: `/expertise/${slug}`,
      technology,
      label: name,
      theme: "light",
      aliases: [],
    };
  }),
];

function single(path: SinglePath): PageInfo {
  return { kind: "single", path, ...singlePages[path], aliases: [] };
}

/** The page of a post; whether there is such a post, its code tells. */
function postPage(id: string): PageInfo {
  return {
    kind: "post",
    id,
    path: postPath(id),
    aliases: [`/blog-detail/${id}`],
    label: "Blog",
    theme: "light",
  };
}

/** A page of the list of posts after the first, which is /blog; whether the list is that long, its code tells. */
function postListPage(number: number): PageInfo {
  return {
    kind: "post-list",
    number,
    path: postListPath(number),
    aliases: [],
    label: "Blog",
    theme: "light",
  };
}

const pagesByPath = new Map<string, PageInfo>(pages.map((page) => [page.path, page]));

/** The page at a path, exactly as written; `notFound` when there is none. */
export function pageInfoAt(path: string): PageInfo {
  const [, postId] = /^\/blog(?:-detail)?\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (postId) return postPage(postId);
  const [, number] = /^\/blog\/page\/([2-9]|[1-9]\d+)$/.exec(path) ?? [];
  if (number) return postListPage(Number(number));
  return pagesByPath.get(path) ?? notFound;
}
