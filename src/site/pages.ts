import { services, type Service } from "../content/services.ts";
import type { ServiceSlug, TechnologySlug } from "../content/slugs.ts";
import { technologies, type Technology } from "../content/technologies.ts";
import { postListPath, postPath, type PostPath } from "./blog-paths.ts";
import type { PageCode } from "./page-code.ts";
import { singlePages, type SinglePage, type SinglePath } from "./single-pages.ts";

/** Every address that a link may lead to: an address that no page has does not compile. */
export type PagePath = SinglePath | `/${ServiceSlug}` | `/expertise/${TechnologySlug}` | PostPath;

/** A page without its code; `kind` says what it shows, and which other fields it has. */
export type PageInfo = SinglePage &
  (
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
};

/** Every page but the posts and the older pages of their list, which only the build can count. */
export const pages: PageInfo[] = [
  ...(Object.keys(singlePages) as SinglePath[]).map((path): PageInfo => {
    const { label, theme } = singlePages[path];
    return { kind: "single", path, label, theme };
  }),
  ...services.map((service): PageInfo => {
    const { slug, menuName: label } = service;
    return { kind: "service", path: `/${slug}`, service, label, theme: "blue" };
  }),
  ...technologies.map((technology): PageInfo => {
    const { slug, name: label } = technology;
    return { kind: "expertise", path: `/expertise/${slug}`, technology, label, theme: "light" };
  }),
];

const pagesByPath = new Map<string, PageInfo>(pages.map((page) => [page.path, page]));

/**
 * The page at a path, exactly as written; `notFound` when there is none. Whether there is such a post, or such a page of
 * the list of posts, only its code knows (src/routes.tsx).
 */
export function pageInfoAt(path: string): PageInfo {
  const blog = { label: "Blog", theme: "light" } as const;
  const [, id] = /^\/blog(?:-detail)?\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (id) return { ...blog, kind: "post", id, path: postPath(id) };
  const number = Number(/^\/blog\/page\/([2-9]|[1-9]\d+)$/.exec(path)?.[1]);
  if (number) return { ...blog, kind: "post-list", number, path: postListPath(number) };
  return pagesByPath.get(path) ?? notFound;
}

/** Every address of a page, its own first: an old address of a post shows the same page. */
export function addressesOf(page: PageInfo): string[] {
  return page.kind === "post" ? [page.path, `/blog-detail/${page.id}`] : [page.path];
}
