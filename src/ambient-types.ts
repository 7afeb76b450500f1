/*
 * Types of modules that only the build has, and of what it defines. Not a .d.ts file: with `skipLibCheck` the
 * compiler does not check those, and an unknown type silently becomes `any`. There is no top-level import,
 * because that would make this a module, and a module cannot declare new ones.
 */

declare module "*.mdx" {
  const Content: import("./content/post.ts").PostBody;
  export default Content;
  export const headings: import("./content/post.ts").Heading[];
}

declare module "virtual:posts" {
  /** The front matter of all posts, newest first. */
  export const posts: import("./content/post.ts").Post[];
}

declare module "virtual:first-post-list" {
  /** The first page of the list of posts. */
  export const firstPostList: import("./content/post.ts").PostListPage;
}

/** The facts of the company's file (src/generator/company/company-modules.ts). */
declare module "virtual:facts" {
  /** Each fact is a named export. The `photo` of people is the address of the cropped picture. */
  const facts: import("./content/schemas/company-schema.ts").Facts;
  export = facts;
}

declare module "*?highlighted" {
  /** The file as lines of highlighted tokens. */
  const lines: import("./content/technology-details.ts").Code;
  export default lines;
}

// oxlint-disable-next-line no-unused-vars -- it adds to the interface of Vite
interface ImportMetaEnv {
  /** The site's main address without a path; empty when the build's environment has no URL. */
  readonly SITE_ORIGIN: string;
  /** Whether the owner has set a fact. The bundler drops code behind a fact that is false. */
  readonly HAS_FACT: Record<keyof import("./content/schemas/company-schema.ts").Facts, boolean>;
  /** The roles that are open on the day of the build; undefined in unit tests. */
  readonly OPEN_ROLES: import("./content/schemas/role-schema.ts").Role[] | undefined;
  /** Whether there are open roles. The bundler drops their list if not. */
  readonly HIRING: boolean;
}
