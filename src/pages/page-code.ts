import type { Service } from "../content/services.ts";
import { lazyCode, type LazyCode } from "../loading/lazy-code.ts";
import { notFoundPage, type Page } from "../routing/pages.ts";
import type { LoadedPage } from "./loaded-page.ts";

const codeByPage = new Map<Page, LazyCode<LoadedPage>>();

/** Returns the code of a page, the same object at every call. */
export function codeOf(page: Page): LazyCode<LoadedPage> {
  const code = codeByPage.get(page) ?? lazyCode(() => importPage(page));
  codeByPage.set(page, code);
  return code;
}

function importPage(page: Page): Promise<LoadedPage> {
  switch (page.kind) {
    case "individual":
      return importPageModule(page.module);
    case "service":
      return importService(page.service);
    case "technology":
      return withDetails(
        page.technology,
        import("./technology-template/technology-template.tsx"),
        page.technology.loadDetails(),
      );
    case "post-list":
      return importPostList(page.number);
    case "post":
      return importPost(page.id);
    case "not-found":
      return importPageModule("not-found/not-found-page.tsx");
  }
}

const serviceTemplates = {
  service: "/pages/service-template/service-template.tsx",
  team: "/pages/team-template/team-template.tsx",
};

/**
 * Returns the source files that `importPage` imports for a page, each as the end of its path, so that the
 * build can name their script files in the document. It is a function of its own, which only the build calls,
 * so that browsers do not get the list. tests/chromium/prefetch.spec.ts compares it with what a page of each
 * kind loads, except for the later pages of the list of posts, which only tests/build/many-posts.test.ts has.
 */
export function sourceFilesOf(page: Page): string[] {
  switch (page.kind) {
    case "individual":
      return [`/pages/${page.module}`];
    case "service": {
      const { service } = page;
      return [serviceTemplates[service.template], `/content/services/${service.slug}.ts`];
    }
    case "technology":
      return [
        "/pages/technology-template/technology-template.tsx",
        `/content/technologies/${page.technology.slug}.ts`,
      ];
    case "post-list":
      return ["/pages/blog/post-list-template.tsx", "/pages/blog/posts.ts"];
    case "post":
      return ["/pages/blog/post-template.tsx", "/pages/blog/posts.ts", `/content/posts/${page.id}.mdx`];
    case "not-found":
      return ["/pages/not-found/not-found-page.tsx"];
  }
}

/** The modules of pages, except the prefetched ones, whose names end with .prefetched.tsx. */
const pageModules = import.meta.glob<{ page: LoadedPage }>("./*/*-page.tsx");

const importPrefetchedPages = () => import("./prefetched-pages.ts");

async function importPageModule(module: string): Promise<LoadedPage> {
  const file = `./${module}`;
  const importModule = pageModules[file];
  const page = importModule
    ? (await importModule()).page
    : (await importPrefetchedPages()).prefetchedPages[file];
  if (!page) throw new Error(`src/pages/page-code.ts finds no module ${module}.`);
  return page;
}

function importService(service: Service): Promise<LoadedPage> {
  switch (service.template) {
    case "service":
      return withDetails(service, import("./service-template/service-template.tsx"), service.loadDetails());
    case "team":
      return withDetails(service, import("./team-template/team-template.tsx"), service.loadDetails());
  }
}

/** Fetches the template and the details of a page in parallel. */
async function withDetails<Subject, Details>(
  subject: Subject,
  template: Promise<{ pageOf: (subject: Subject, details: Details) => LoadedPage }>,
  module: Promise<{ details: Details }>,
): Promise<LoadedPage> {
  const [{ pageOf }, { details }] = await Promise.all([template, module]);
  return pageOf(subject, details);
}

async function importPostList(number: number): Promise<LoadedPage> {
  const [{ pageOfPostList }, { postList }] = await Promise.all([
    importPrefetchedPages(),
    import("./blog/posts.ts"),
  ]);
  const list = postList(number);
  return list ? pageOfPostList(list) : codeOf(notFoundPage).load();
}

async function importPost(id: string): Promise<LoadedPage> {
  const [{ pageOf }, { loadPost }] = await Promise.all([
    import("./blog/post-template.tsx"),
    import("./blog/posts.ts"),
  ]);
  const post = await loadPost(id);
  return post ? pageOf(post) : codeOf(notFoundPage).load();
}
