import type { PageText } from "../page-text.ts";

export interface BlogText extends PageText {
  lead: string;
  feedLabel: string;
  /** The headings below the text of a post. */
  servicesLabel: string;
  newerLabel: string;
  olderLabel: string;
  /** The heading of a post's last section, unless the post has one of its own. */
  postClosing: string;
}

export const blog: BlogText = {
  title: "Blog",
  description:
    "Articles on software decisions that are costly to reverse. Each works through one of them, and links to the sources it rests on.",
  heading: "Get the costly decisions right",
  lead: "Each post works through a decision you’ll live with for years, and links to sources.",
  feedLabel: "Follow new posts in a feed reader (Atom)",
  servicesLabel: "Our services",
  newerLabel: "Newer",
  olderLabel: "Older",
  postClosing: "Apply this to your project",
};
