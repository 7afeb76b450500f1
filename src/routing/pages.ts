import { services, type Service } from "../content/services.ts";
import type { ServiceSlug, TechnologySlug } from "../content/slugs.ts";
import { technologies, type Technology } from "../content/technologies.ts";
import { postListPath, postPath, type PostPath } from "./blog-paths.ts";
import { lazyCode, type LazyCode } from "../loading/lazy-code.ts";
import type { LoadedPage } from "./loaded-page.ts";
import { loadMenuPages, singlePages, type SinglePage, type SinglePath } from "./single-pages.ts";

type Load = () => Promise<LoadedPage>;

/** Every address that a link may lead to; a link to any other address does not compile. */
export type PagePath = SinglePath | `/${ServiceSlug}` | `/expertise/${TechnologySlug}` | PostPath;

/** A page without its code. `kind` tells its layout and which other fields it has. */
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

/** The page for every unknown address; the build writes it to 404.html. */
export const notFound: Page = definePage(
  { kind: "not-found", path: "/404", label: "Page not found", theme: "light" },
  () => import("../pages/not-found/not-found-page.tsx"),
);

/** All pages except the posts and the second and later pages of their list, which only the build can count. */
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
 * Returns the page at exactly this path, the same object at every call, or `notFound`. A path below /blog is only checked by
 * its form: if there is no such post, or no such page of the list of posts, the page loads as `notFound`.
 */
export function pageAt(path: string): Page {
  const page = pagesByPath.get(path) ?? blogPageAt(path) ?? notFound;
  // The old address of a post has to find the object that its own address has made, and the other way round.
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

/** Returns every address of a page, its own first. A post also has the address that old links use. */
export function addressesOf(page: PageInfo): string[] {
  return page.kind === "post" ? [page.path, `/blog-detail/${page.id}`] : [page.path];
}

// The layout and the text of a page are fetched in parallel.
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
  return list ? blog.pageOf(list) : notFound.load();
}

async function loadPostPage(id: string): Promise<LoadedPage> {
  const [{ pageOf }, { loadPost }] = await Promise.all([
    import("../pages/blog/post-page.tsx"),
    import("../pages/blog/posts.ts"),
  ]);
  const post = await loadPost(id);
  return post ? pageOf(post) : notFound.load();
}
