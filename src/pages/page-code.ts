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

/** What a page's first file exports: the page, or a function that makes it of the text in the second file. */
type PageModule =
  | { page: LoadedPage }
  | { pageOf: (page: Page, text: unknown) => LoadedPage | undefined | Promise<LoadedPage | undefined> };

const pageModules = import.meta.glob<PageModule>("/src/pages/*/*-{page,template}.tsx");

/**
 * The texts, except those of posts: there can be any number of posts, so only the pages of the blog know them
 * (src/pages/blog/posts.ts).
 */
const texts = import.meta.glob<object>("/src/content/{services,technologies}/*.ts");

/** Fetches the files of a page in parallel. */
async function importPage(page: Page): Promise<LoadedPage> {
  const [code, text] = page.files;
  const [module, textModule] = await Promise.all([
    importFile(pageModules, code),
    text && page.kind !== "post" ? importFile(texts, text) : undefined,
  ]);
  const loaded = "page" in module ? module.page : await module.pageOf(page, textModule);
  return loaded ?? codeOf(notFoundPage).load();
}

async function importFile<Module>(
  modules: Record<string, () => Promise<Module>>,
  file: string,
): Promise<Module> {
  const importModule = modules[`/${file}`];
  if (!importModule) throw new Error(`A page names the file ${file}, but src/pages/page-code.ts finds none.`);
  return importModule();
}
