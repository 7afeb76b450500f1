import type { Service } from "../content/services.ts";
import { lazyCode, type LazyCode } from "../loading/lazy-code.ts";
import { notFoundPage, type Page } from "../routing/pages.ts";
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
      return importSinglePage(page.module);
    case "service":
      return importService(page.service);
    case "technology":
      return withText(page.technology, import("./technology/technology-page.tsx"), page.technology.load());
    case "post-list":
      return importPostList(page.number);
    case "post":
      return importPost(page.id);
    case "not-found":
      return import("./not-found/not-found-page.tsx");
  }
}

/** The modules of single pages, but for those of the menu's pages, which are one file (menu-pages.ts). */
const singlePageModules = import.meta.glob<PageModule>([
  "./*/*-page.tsx",
  "!./{about/about,blog/blog,career/career,contact-us/contact-us,home/home}-page.tsx",
  // Layouts, which the functions around this list import.
  "!./{blog/post,technology/technology,not-found/not-found,service/service,team/team}-page.tsx",
  "!./statement/statement-page.tsx",
]);

const importMenuPages = () => import("./menu-pages.ts");

async function importSinglePage(module: string): Promise<PageModule> {
  const importModule = singlePageModules[`./${module}`];
  const code = importModule ? await importModule() : (await importMenuPages()).menuPages[module];
  if (!code) throw new Error(`src/pages/page-code.ts finds no module ${module}.`);
  return code;
}

function importService(service: Service): Promise<PageModule> {
  const { text } = service;
  switch (text.template) {
    case "service":
      return withText(service, import("./service/service-page.tsx"), text.load());
    case "team":
      return withText(service, import("./team/team-page.tsx"), text.load());
  }
}

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
  const [{ pageOfPostList }, { postList }] = await Promise.all([
    importMenuPages(),
    import("./blog/posts.ts"),
  ]);
  const list = postList(number);
  return list ? pageOfPostList(list) : codeOf(notFoundPage).load();
}

async function importPost(id: string): Promise<PageModule> {
  const [{ pageOf }, { loadPost }] = await Promise.all([
    import("./blog/post-page.tsx"),
    import("./blog/posts.ts"),
  ]);
  const post = await loadPost(id);
  return post ? pageOf(post) : codeOf(notFoundPage).load();
}
