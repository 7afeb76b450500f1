import { services, type Service } from "../content/services.ts";
import type { ServiceSlug, TechnologySlug } from "../content/slugs.ts";
import { technologies, type Technology } from "../content/technologies.ts";
import type { stampInks, ThemeName } from "../styles/tokens.ts";
import { postListPath, postPath, type PostPath } from "./blog-paths.ts";
import { loadBuildFigures } from "./build-figures.ts";
import { lazyCode } from "./lazy-code.ts";
import type { LoadedPage, PageCode } from "./page-code.ts";

type Load = () => Promise<LoadedPage>;

interface SinglePage {
  /** The page's name in menus and breadcrumbs. */
  label: string;
  /** The theme of the top bar and of the page's first screen. */
  theme: ThemeName;
  /** On the share image: a fan of services' stamps, the front one last, or a stamp in one ink. */
  picture: ServiceSlug[] | keyof typeof stampInks | "globe";
  /** Fetches the page's module, which exports `head` and `Content`. */
  load: Load;
}

const loadMenuPages = () => import("../pages/menu-pages.ts");

/** The pages with a layout of their own, by address. */
const singlePages = {
  "/": {
    label: "Home",
    theme: "light",
    picture: ["iot-development", "product-development", "ai-ml-development"],
    load: async () => (await loadMenuPages()).home,
  },
  "/our-work": {
    label: "Our Work",
    theme: "light",
    picture: "green",
    load: async () => {
      const [{ pageOf }, figures] = await Promise.all([
        import("../pages/our-work/our-work-page.tsx"),
        loadBuildFigures(),
      ]);
      return pageOf(figures);
    },
  },
  "/blog": { label: "Blog", theme: "light", picture: "blue", load: () => loadPostList(1) },
  "/services": {
    label: "Find your service",
    theme: "blue",
    picture: ["mobile-development", "iot-development", "product-development"],
    load: () => import("../pages/services-finder/services-finder-page.tsx"),
  },
  "/about": {
    label: "About Us",
    theme: "about-dark",
    picture: "globe",
    load: async () => (await loadMenuPages()).about,
  },
  "/career": {
    label: "Career",
    theme: "light",
    picture: "gold",
    load: async () => (await loadMenuPages()).career,
  },
  "/contact-us": {
    label: "Contact Us",
    theme: "light",
    picture: "red",
    load: async () => (await loadMenuPages()).contactUs,
  },
  "/service-section": {
    label: "Our Professional Services",
    theme: "dark",
    picture: ["cloud-services", "hw-sw-integration", "ui-design"],
    load: () => import("../pages/service-section/service-section-page.tsx"),
  },
  "/what-we-would-not-use": {
    label: "What we would not use",
    theme: "light",
    picture: "gold",
    load: () => import("../pages/what-we-would-not-use/what-we-would-not-use-page.tsx"),
  },
  "/privacy": {
    label: "Privacy",
    theme: "light",
    picture: "violet",
    load: () => import("../pages/document/privacy-page.tsx"),
  },
  "/accessibility": {
    label: "Accessibility",
    theme: "light",
    picture: "green",
    load: () => import("../pages/document/accessibility-page.tsx"),
  },
} as const satisfies Record<string, SinglePage>;

type SinglePath = keyof typeof singlePages;

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

export type Page = PageInfo & PageCode;

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
  const shown = await loadPost(id);
  return shown ? pageOf(shown) : notFound.preload();
}
