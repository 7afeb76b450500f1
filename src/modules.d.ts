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

/** What the owner has set (src/content/company.ts). */
declare module "virtual:facts" {
  type Facts = import("./content/company-schema.ts").Facts;

  /** With the address of the cut picture as `photo`. */
  export const people: Facts["people"];
  export const founded: Facts["founded"];
  export const legalName: Facts["legalName"];
  export const registration: Facts["registration"];
  export const teamSize: Facts["teamSize"];
  export const postAuthors: Facts["postAuthors"];
  export const references: Facts["references"];
  export const certifications: Facts["certifications"];
  export const clouds: Facts["clouds"];
  export const replyWithin: Facts["replyWithin"];
  export const readBy: Facts["readBy"];
  export const amounts: Facts["amounts"];
  export const insurance: Facts["insurance"];
  export const onCall: Facts["onCall"];
  export const noticePeriod: Facts["noticePeriod"];
  export const workplace: Facts["workplace"];
  export const payPrinciple: Facts["payPrinciple"];
  export const privacy: Facts["privacy"];
}

declare module "*?code" {
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
