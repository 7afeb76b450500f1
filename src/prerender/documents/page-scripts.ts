import type { Rolldown } from "vite";
import type { Page } from "../../routing/pages.ts";

/** The files that Vite has written for browsers. */
export type ClientOutput = Rolldown.RolldownOutput["output"];

const serviceTemplates = {
  service: "/pages/service-detail/service-template.tsx",
  team: "/pages/team/team-template.tsx",
};

/**
 * Returns source files whose script files together are those that src/pages/page-code.ts fetches for a page,
 * each as the end of its path. A prefetched page and the list of posts are in the script file of
 * prefetched-pages.ts. tests/browser/prefetch.spec.ts compares both for a page of each kind but the further
 * lists of posts, which only tests/build/many-posts.test.ts has.
 */
export function sourceFilesOf(page: Page): string[] {
  switch (page.kind) {
    case "single":
      return [`/pages/${page.module}`];
    case "service": {
      const { slug, details } = page.service;
      return [serviceTemplates[details.template], `/content/services/${slug}.ts`];
    }
    case "technology":
      return [
        "/pages/technology-detail/technology-template.tsx",
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

/**
 * Returns the script files that a document loads to run the source files of its page: the entry first, each
 * once.
 */
export function scriptsOf(output: ClientOutput, sourceFiles: string[]): string[] {
  const scripts = new Set<string>();
  const add = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    const script = output.find(({ fileName }) => fileName === file);
    if (script?.type === "chunk") script.imports.forEach(add);
  };
  const entry = output.find((file) => file.type === "chunk" && file.isEntry)!;
  [entry.fileName, ...sourceFiles.map((sourceFile) => scriptWith(output, sourceFile))].forEach(add);
  return [...scripts];
}

/** Returns the script file that contains a source file. Throws an error when no script does. */
export function scriptWith(output: ClientOutput, sourceFile: string): string {
  const script = output.find(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(sourceFile)),
  );
  if (!script)
    throw new Error(
      `No script of the build contains the file src${sourceFile}. Is that its name, and does ` +
        "src/pages/page-code.ts import it?",
    );
  return script.fileName;
}
