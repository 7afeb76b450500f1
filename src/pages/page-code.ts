import { lazyCode, type LazyCode } from "../loading/lazy-code.ts";
import { notFoundPage, type Page } from "../routing/pages.ts";
import type { SinglePath } from "../routing/single-pages.ts";
import type { PageModule } from "./page-module.ts";

const codeByPage = new Map<Page, LazyCode<PageModule>>();

/**
 * Returns the code of a page, the same object at every call. src/prerender/documents/page-scripts.ts names
 * its files.
 */
export function codeOf(page: Page): LazyCode<PageModule> {
  const code = codeByPage.get(page) ?? lazyCode(() => importPage(page));
  codeByPage.set(page, code);
  return code;
}

function importPage(page: Page): Promise<PageModule> {
  switch (page.kind) {
    case "single":
      return singlePageModules[page.path]();
    case "service": {
      const { service } = page;
      const { text } = service;
      return text.layout === "team"
        ? withText(service, import("./team/team-page.tsx"), text.load())
        : withText(service, import("./service/service-page.tsx"), text.load());
    }
    case "expertise":
      return withText(page.technology, import("./expertise/expertise-page.tsx"), page.technology.load());
    case "post-list":
      return importPostList(page.number);
    case "post":
      return importPost(page.id);
    case "not-found":
      return import("./not-found/not-found-page.tsx");
  }
}

/** The pages of the main menu are one file. */
const importMenuPages = () => import("./menu-pages.ts");

const singlePageModules: Record<SinglePath, () => Promise<PageModule>> = {
  "/": async () => (await importMenuPages()).home,
  "/our-work": () => import("./our-work/our-work-page.tsx"),
  "/blog": async () => {
    const { blog, firstList } = await importMenuPages();
    return blog.pageOf(firstList);
  },
  "/services": () => import("./services/services-page.tsx"),
  "/about": async () => (await importMenuPages()).about,
  "/career": async () => (await importMenuPages()).career,
  "/contact-us": async () => (await importMenuPages()).contactUs,
  "/service-section": () => import("./service-section/service-section-page.tsx"),
  "/what-we-would-not-use": () => import("./what-we-would-not-use/what-we-would-not-use-page.tsx"),
  "/privacy": () => import("./statement/privacy-page.tsx"),
  "/accessibility": () => import("./statement/accessibility-page.tsx"),
};

/** Fetches the layout and the text of a page in parallel. */
async function withText<Subject, Details>(
  subject: Subject,
  layout: Promise<{ pageOf: (subject: Subject, details: Details) => PageModule }>,
  text: Promise<{ details: Details }>,
): Promise<PageModule> {
  const [{ pageOf }, { details }] = await Promise.all([layout, text]);
  return pageOf(subject, details);
}

async function importPostList(number: number): Promise<PageModule> {
  const [{ blog }, { postList }] = await Promise.all([importMenuPages(), import("./blog/posts.ts")]);
  const list = postList(number);
  return list ? blog.pageOf(list) : codeOf(notFoundPage).load();
}

async function importPost(id: string): Promise<PageModule> {
  const [{ pageOf }, { loadPost }] = await Promise.all([
    import("./blog/post-page.tsx"),
    import("./blog/posts.ts"),
  ]);
  const post = await loadPost(id);
  return post ? pageOf(post) : codeOf(notFoundPage).load();
}
