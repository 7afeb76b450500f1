import { services, type Service } from "../content/services.ts";
import type { ServiceSlug, TechnologySlug } from "../content/slugs.ts";
import { technologies, type Technology } from "../content/technologies.ts";
import { postListPath, postPath, type PostPath } from "./blog-paths.ts";
import { lazyCode, type LazyCode } from "./lazy-code.ts";
import type { LoadedPage } from "./loaded-page.ts";
import { loadMenuPages, singlePages, type SinglePage, type SinglePath } from "./single-pages.ts";

type Load = () => Promise<LoadedPage>;

/** Every address that a link may lead to: an address that no page has does not compile. */
export type PagePath = SinglePath | `/${ServiceSlug}` | `/expertise/${TechnologySlug}` | PostPath;

/** A page without its code; `kind` says what it shows, and which other fields it has. */
export type PageInfo = Pick<SinglePage, "label" | "theme"> &
  (
    | { kind: "single"; path: SinglePath; picture: SinglePage["picture"] }
    | { kind: "service"; path: `/${ServiceSlug}`; service: Service }
    | { kind: "expertise"; path: `/expertise/${TechnologySlug}`; technology: Technology }
    | { kind: "post-list"; path: PagePath; number: number }
    | { kind: "post"; path: PostPath; id: string }
    | { kind: "not-found"; path: "/404" }
  );

export type PageKind = PageInfo["kind"];

export type Page = PageInfo & LazyCode<LoadedPage>;

function definePage(info: PageInfo, load: Load): Page {
  return { ...info, ...lazyCode(load) };
}

/** Shown for every address that no page has; written to 404.html. */
export const notFound: Page = definePage(
  { kind: "not-found", path: "/404", label: "Page not found", theme: "light" },
  () => import("../pages/not-found/not-found-page.tsx"),
);

/** Every page but the posts and the older pages of their list, which only the build can count. */
export const pages: Page[] = [
  ...(Object.keys(singlePages) as SinglePath[]).map((path) => {
    const { load, ...info } = singlePages[path] as SinglePage;
    return definePage({ kind: "single", path, ...info }, load);
  }),
  ...services.map((service) => {
    const { slug, menuName: label } = service;
    return definePage({ kind: "service", path: `/${slug}`, service, label, theme: "blue" }, () =>
      loadService(service),
    );
  }),
  ...technologies.map((technology) => {
    const { slug, name: label } = technology;
    return definePage(
      { kind: "expertise", path: `/expertise/${slug}`, technology, label, theme: "light" },
      () => loadExpertise(technology),
    );
  }),
];

const pagesByPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/**
 * The page at a path, exactly as written, the same object at every call; `notFound` when there is none. Whether there is
 * such a post, or such a page of the list of posts, only its code knows: one that does not exist loads as `notFound`.
 */
export function pageAt(path: string): Page {
  const page = pagesByPath.get(path) ?? blogPageAt(path) ?? notFound;
  const known = pagesByPath.get(page.path) ?? page;
  pagesByPath.set(page.path, known);
  return known;
}

function blogPageAt(path: string): Page | undefined {
  const blog = { label: "Blog", theme: "light" } as const;
  const [, id] = /^\/blog(?:-detail)?\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (id) return definePage({ ...blog, kind: "post", id, path: postPath(id) }, () => loadPostPage(id));
  const number = Number(/^\/blog\/page\/([2-9]|[1-9]\d+)$/.exec(path)?.[1]);
  if (!number) return undefined;
  return definePage({ ...blog, kind: "post-list", number, path: postListPath(number) }, () =>
    loadPostList(number),
  );
}

/** Every address of a page, its own first: an old address of a post shows the same page. */
export function addressesOf(page: PageInfo): string[] {
  return page.kind === "post" ? [page.path, `/blog-detail/${page.id}`] : [page.path];
}

// A page's layout and its text are fetched side by side.
async function loadService(service: Service): Promise<LoadedPage> {
  if (service.text.page === "team") {
    const [{ pageOf }, { details }] = await Promise.all([
      import("../pages/team/team-page.tsx"),
      service.text.load(),
    ]);
    return pageOf(service, details);
  }
  const [{ pageOf }, { details }] = await Promise.all([
    import("../pages/service/service-page.tsx"),
    service.text.load(),
  ]);
  return pageOf(service, details);
}

async function loadExpertise(technology: Technology): Promise<LoadedPage> {
  const [{ pageOf }, { details }] = await Promise.all([
    import("../pages/expertise/expertise-page.tsx"),
    technology.load(),
  ]);
  return pageOf(technology, details);
}

async function loadPostList(number: number): Promise<LoadedPage> {
  const [{ blog }, { postList }] = await Promise.all([loadMenuPages(), import("../pages/blog/posts.ts")]);
  const list = postList(number);
  return list ? blog.pageOf(list) : notFound.preload();
}

async function loadPostPage(id: string): Promise<LoadedPage> {
  const [{ pageOf }, { loadPost }] = await Promise.all([
    import("../pages/blog/post-page.tsx"),
    import("../pages/blog/posts.ts"),
  ]);
  const post = await loadPost(id);
  return post ? pageOf(post) : notFound.preload();
}
