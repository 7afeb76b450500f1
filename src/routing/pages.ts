import { services, type Service } from "../content/services.ts";
import type { ServiceSlug, TechnologySlug } from "../content/slugs.ts";
import { technologies, type Technology } from "../content/technologies.ts";
import { postListPath, postPath, type PostPath } from "./blog-paths.ts";
import {
  individualPages,
  type IndividualPage,
  type IndividualPath,
  type PageBase,
} from "./individual-pages.ts";

/**
 * Every address that a link may lead to; a link to any other address does not compile, unless it begins with
 * /blog/.
 */
export type PagePath = IndividualPath | `/${ServiceSlug}` | `/expertise/${TechnologySlug}` | PostPath;

/**
 * A page without its code. `kind` tells its template and which other fields it has.
 *
 * `files` are the source files of its code: its own module or its template, and the file of its text, if it
 * has one. src/pages/page-code.ts imports them, except the text of a post (src/pages/blog/posts.ts); the
 * document names the scripts that the bundler has made of all of them.
 */
export type Page = PageBase & { files: [code: string] | [code: string, text: string] } & (
    | { kind: "individual"; path: IndividualPath }
    | { kind: "service"; path: `/${ServiceSlug}`; service: Service }
    | { kind: "technology"; path: `/expertise/${TechnologySlug}`; technology: Technology }
    | { kind: "post-list"; path: PagePath; number: number }
    | { kind: "post"; path: PostPath; id: string }
    | { kind: "not-found"; path: "/404" }
  );

export type PageKind = Page["kind"];
export type PageOfKind<Kind extends PageKind> = Extract<Page, { kind: Kind }>;

/** The page for every unknown address; the build writes it to 404.html. */
export const notFoundPage: Page = {
  kind: "not-found",
  path: "/404",
  label: "Page not found",
  theme: "light",
  files: ["src/pages/not-found/not-found-page.tsx"],
};

/**
 * All pages except the posts and the later pages of their list, which only the build can count.
 */
export const declaredPages: Page[] = [
  ...(Object.keys(individualPages) as IndividualPath[]).map((path): Page => {
    const { label, theme, module, hasEnvelope }: IndividualPage = individualPages[path];
    return { kind: "individual", path, label, theme, hasEnvelope, files: [`src/pages/${module}`] };
  }),
  ...services.map((service): Page => {
    const { slug, menuName: label, template } = service;
    const files: Page["files"] = [templateFile(template), `src/content/services/${slug}.ts`];
    return { kind: "service", path: `/${slug}`, service, label, theme: "blue", files };
  }),
  ...technologies.map((technology): Page => {
    const { slug, name: label } = technology;
    const files: Page["files"] = [templateFile("technology"), `src/content/technologies/${slug}.ts`];
    return { kind: "technology", path: `/expertise/${slug}`, technology, label, theme: "light", files };
  }),
];

function templateFile(name: string): string {
  return `src/pages/${name}-template/${name}-template.tsx`;
}

const pagesByPath = new Map<string, Page>(declaredPages.map((page) => [page.path, page]));

/**
 * Returns the page at exactly this path, the same object at every call, or `notFoundPage`. A path below /blog
 * is only checked by its form: if there is no such post, or no such page of the list of posts, the page has
 * the code of `notFoundPage`.
 */
export function pageAt(path: string): Page {
  const page = pagesByPath.get(path) ?? blogPageAt(path) ?? notFoundPage;
  // Both addresses of a post must give the same object, whichever was asked for first.
  const known = pagesByPath.get(page.path) ?? page;
  pagesByPath.set(page.path, known);
  return known;
}

function blogPageAt(path: string): Page | undefined {
  const blog = { label: "Blog", theme: "light" } as const;
  const [, id] = /^\/blog(?:-detail)?\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (id) {
    const files: Page["files"] = ["src/pages/blog/post-template.tsx", `src/content/posts/${id}.mdx`];
    return { ...blog, kind: "post", id, path: postPath(id), files };
  }
  const number = Number(/^\/blog\/page\/([2-9]|[1-9]\d+)$/.exec(path)?.[1]);
  if (!number) return undefined;
  return {
    ...blog,
    kind: "post-list",
    number,
    path: postListPath(number),
    files: ["src/pages/blog/blog-page.tsx"],
  };
}

/** Returns every address of a page, its own first. A post also has the address that old links use. */
export function addressesOf(page: Page): string[] {
  return page.kind === "post" ? [page.path, `/blog-detail/${page.id}`] : [page.path];
}
