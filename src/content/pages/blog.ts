export interface BlogContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  feedLabel: string;
  enquiryLabel: string;
  closing: { title: string; text: string };
  /** How each post ends. */
  post: { enquiryLabel: string; closing: { title: string; text: string } };
}

export const blog: BlogContent = {
  title: "Blog",
  description:
    "Articles on decisions that are costly to reverse: native app or PWA, briefs vendors can price, AI evaluation, cloud exit, device updates and forms.",
  heading: "Decisions that are costly to reverse",
  lead:
    "Each post takes one choice that a buyer or an engineer has to make once and live with for years, " +
    "and works through it with sources you can open.",
  feedLabel: "Follow new posts in a feed reader (Atom)",
  enquiryLabel: "Write to us about a post",
  closing: {
    title: "Disagree with a post?",
    text: "Name the paragraph and what you have seen instead. If we were wrong, we correct the text.",
  },
  post: {
    enquiryLabel: "Ask about this post",
    closing: {
      title: "Questions about this?",
      text: "Name the section and describe your case in two or three lines. We answer what we can say without seeing more.",
    },
  },
};
