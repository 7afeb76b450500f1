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

/** The posts, the open roles and the words for the place, which the build computes (src/generator/read-content.ts). */
declare module "#site" {
  export const posts: import("./content/post.ts").Post[];
  export const openRoles: import("./content/schemas/role-schema.ts").Role[];
  export const placeInWords: import("./content/describe-place.ts").PlaceInWords;
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
}
