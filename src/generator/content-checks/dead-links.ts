import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { postsPerPage } from "../../content/post-lists.ts";
import { serviceSlugs, technologySlugs } from "../../content/slugs.ts";
import { postListPath, postPath } from "../../routing/blog-paths.ts";
import { individualPages } from "../../routing/individual-pages.ts";
import type { PageKind } from "../../routing/pages.ts";
import { projectFolder } from "../project-paths.ts";

/** Addresses of files that a text may link to. */
const fileAddresses = ["/feed.xml", "/licences.md", "/llms.txt", "/sitemap.xml"];

/**
 * Returns a line for each link in a post, and for each redirect, that leads to an address of this site
 * without a page. In components, a PageLink to such an address does not compile (`PagePath` in
 * src/routing/pages.ts), unless it begins with /blog/; tests/chromium/site-files.spec.ts finds those.
 */
export async function deadLinks(root = projectFolder): Promise<string[]> {
  const posts = path.join(root, "src/content/posts");
  const postFiles = (await readdir(posts)).filter((file) => file.endsWith(".mdx"));
  const redirects = await readFile(path.join(root, "netlify.toml"), "utf8");
  // From the slugs, because Node cannot import `declaredPages`, whose services import drawings.
  const pages: Record<PageKind, string[]> = {
    individual: Object.keys(individualPages),
    service: serviceSlugs.map((slug) => `/${slug}`),
    technology: technologySlugs.map((slug) => `/expertise/${slug}`),
    "post-list": postFiles.map((_, index) => postListPath(1 + Math.floor(index / postsPerPage))),
    post: postFiles.map((file) => postPath(path.basename(file, ".mdx"))),
    "not-found": [],
  };
  const known = new Set([...fileAddresses, ...Object.values(pages).flat()]);
  const redirected = new Set(targetsOf(redirects, /^\s*from = "(\/[^"]*)"/).map(({ target }) => target));
  const faults = targetsOf(redirects, /^\s*to = "(\/[^":]*)"/)
    .filter(({ target }) => !known.has(target))
    .map(({ target, line }) => `netlify.toml:${line} to: ${noSuchPage(target)}`);
  for (const file of postFiles) {
    const source = await readFile(path.join(posts, file), "utf8");
    for (const { target, line } of targetsOf(source, /\]\((\/[^)\s#?]*)|\bhref="(\/[^"#?]*)/g))
      if (!known.has(target) && !redirected.has(target))
        faults.push(
          `${path.relative(process.cwd(), path.join(posts, file))}:${line} link: ${noSuchPage(target)}`,
        );
  }
  return faults;
}

const noSuchPage = (target: string) =>
  `This site has no page at ${target}. Correct the address or remove the link.`;

/**
 * Returns the addresses that a pattern captures in a text, each with its line. The pattern has one capturing
 * group, or two of which only one matches.
 */
function targetsOf(text: string, pattern: RegExp): { target: string; line: number }[] {
  const globalPattern = new RegExp(pattern, "g");
  return text.split("\n").flatMap((content, index) =>
    Array.from(content.matchAll(globalPattern), ([, first, second]) => ({
      target: (first ?? second)!,
      line: index + 1,
    })),
  );
}
