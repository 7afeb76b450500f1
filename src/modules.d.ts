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

declare module "virtual:latest-posts" {
  export const latestPosts: import("./content/post.ts").PostSummary[];
}

declare module "*?code" {
  import type { Code } from "./content/technology-details.ts";

  const code: Code;
  export default code;
}

interface ImportMetaEnv {
  readonly SITE_ORIGIN: string;
  readonly BUILD_DAY: string[];
  readonly OPEN_ROLES: import("./content/jobs.ts").Job[] | undefined;
}

declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "truetype";
    variationAxes: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
