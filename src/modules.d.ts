declare module "*.mdx" {
  import type { Heading, PostBody } from "./content/post.ts";

  const Content: PostBody;
  export default Content;
  export const headings: Heading[];
}

declare module "virtual:posts" {
  /** Newest first. */
  export const posts: import("./content/post.ts").Post[];
}

declare module "virtual:first-list" {
  export const firstList: import("./content/post.ts").PostList;
}

/** The facts that the owner has set (src/content/company.ts). */
declare module "virtual:facts" {
  /** Each a named export; people with the address of the cut picture as `photo`. */
  const facts: import("./content/company-schema.ts").Facts;
  export = facts;
}

declare module "*?highlighted" {
  import type { Code } from "./content/technology-details.ts";

  const code: Code;
  export default code;
}

interface ImportMetaEnv {
  readonly SITE_ORIGIN: string;
  /** The day of the build, as the postmark on the envelope shows it. */
  readonly BUILD_DAY: string[];
  /** Whether the owner has set a fact; false removes from the build what stands behind it. */
  readonly FACT: Record<keyof import("./content/company-schema.ts").Facts, boolean>;
  readonly OPEN_ROLES: import("./content/jobs.ts").Job[] | undefined;
}

declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "truetype";
    variationAxes: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
