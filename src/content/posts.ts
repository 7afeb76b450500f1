import type { ComponentProps, ComponentType } from "react";
import type { ServiceSlug } from "./slugs.ts";

/** A second-level heading: an entry of the table of contents. */
export interface Heading {
  id: string;
  text: string;
}

/** A compiled post; `components` replaces the elements that Markdown makes. */
export type PostBody = ComponentType<{
  components?: { pre?: ComponentType<ComponentProps<"pre">>; table?: ComponentType<ComponentProps<"table">> };
}>;

export interface Post {
  id: string;
  /** At most 60 characters. */
  title: string;
  /** For search engines: 110 to 160 characters. */
  description: string;
  /** The text in the list of posts: one or two sentences. */
  summary: string;
  /** ISO date. */
  published: string;
  /** ISO date of the last change of substance. */
  updated?: string;
  /** From a shared vocabulary: accessibility, ai, cloud, devices, mobile, planning, testing, web. */
  tags: string[];
  services: ServiceSlug[];
  load: () => Promise<{ default: PostBody; headings: Heading[] }>;
}

/** Newest first. */
export const posts: Post[] = [
  {
    id: "accessible-enquiry-form",
    title: "An accessible enquiry form, field by field",
    description:
      "Labels, autocomplete tokens, error messages, focus and status messages against WCAG 2.2, shown " +
      "on the four-field form of this site.",
    summary:
      "The attributes of our own four-field form and the WCAG 2.2 criteria behind them, the markup of " +
      "a field in error, and eight checks to make by hand.",
    published: "2026-11-12",
    tags: ["accessibility", "web", "testing"],
    services: ["ui-design", "web-development"],
    load: () => import("./posts/accessible-enquiry-form.mdx"),
  },
  {
    id: "safe-over-the-air-updates",
    title: "Safe over-the-air updates for devices",
    description:
      "Nine ways a firmware update fails, the control for each and the bench test that proves it, with " +
      "rollout stages sized by arithmetic.",
    summary:
      "Design the update from its failures: nine of them with a control and a bench test each, and a " +
      "rollout plan whose stages follow from the rule of three.",
    published: "2026-10-29",
    tags: ["devices", "testing"],
    services: ["iot-development", "hw-sw-integration"],
    load: () => import("./posts/safe-over-the-air-updates.mdx"),
  },
  {
    id: "cloud-exit-plan-you-can-test",
    title: "A cloud exit plan you can test",
    description:
      "Which parts of a cloud system will not move, what the EU Data Act and DORA say, and a restore " +
      "drill with scripts for PostgreSQL.",
    summary:
      "An exit plan is a claim until it has been tried. An inventory of what will not move, and a " +
      "restore drill that runs without any access to the provider.",
    published: "2026-10-15",
    tags: ["cloud", "planning", "testing"],
    services: ["cloud-services"],
    load: () => import("./posts/cloud-exit-plan-you-can-test.mdx"),
  },
  {
    id: "questions-about-ai-evaluation",
    title: "What to ask about AI evaluation",
    description:
      "Eight questions for a vendor of AI systems, with good and weak answers: leakage, baselines, " +
      "intervals, model judges and tests you can rerun.",
    summary:
      "Eight questions that show whether a score means anything, the arithmetic of false alarms, and a " +
      "short Python function for the interval around a percentage.",
    published: "2026-10-01",
    tags: ["ai", "planning", "testing"],
    services: ["ai-ml-development", "data-science"],
    load: () => import("./posts/questions-about-ai-evaluation.mdx"),
  },
  {
    id: "brief-vendors-can-price",
    title: "Writing a brief that vendors can price",
    description:
      "A ten-heading template for a software brief, seven vague lines rewritten so they can be priced, " +
      "and the table to send with it to compare offers.",
    summary:
      "Offers differ because vendors fill the gaps in a brief differently. A ten-heading template, " +
      "seven lines rewritten, and a price table that every vendor fills in alike.",
    published: "2026-09-17",
    tags: ["planning"],
    services: ["product-development", "staffing-solution"],
    load: () => import("./posts/brief-vendors-can-price.mdx"),
  },
  {
    id: "native-or-pwa",
    title: "Native app or PWA: facts that decide it",
    description:
      "A decision table for native apps and PWAs with official sources on push, storage and store " +
      "rules, and a two-day test on real phones.",
    summary:
      "The choice follows from what must happen while the phone is locked or offline. A decision table " +
      "with sources, and a two-day test on real phones.",
    published: "2026-09-08",
    tags: ["mobile", "web", "planning"],
    services: ["mobile-development", "web-development"],
    load: () => import("./posts/native-or-pwa.mdx"),
  },
];

/** Up to two posts apart from its neighbours, which the page names anyway: those that share most tags, then the newer. */
export const relatedPosts = (post: Post): Post[] => {
  const shared = (other: Post): number => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => Math.abs(posts.indexOf(other) - posts.indexOf(post)) > 1)
    .toSorted((a, b) => shared(b) - shared(a) || b.published.localeCompare(a.published))
    .slice(0, 2);
};
