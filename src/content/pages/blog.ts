import type { PostClosing } from "../post.ts";

export interface BlogContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** On the button below it. */
  startLabel: string;
  feedLabel: string;
  enquiryLabel: string;
  closing: { title: string; text: string };
  /** How a post ends that has no question of its own. */
  postClosing: PostClosing;
}

export const blog: BlogContent = {
  title: "Blog",
  description:
    "Articles on decisions that are costly to reverse: native app or PWA, briefs vendors can price, AI evaluation, cloud exit, device updates and forms.",
  heading: "Get the costly decisions right",
  lead: "Each post works through one choice that you make once and live with for years, with sources you can open.",
  startLabel: "Ask our engineers",
  feedLabel: "Follow new posts in a feed reader (Atom)",
  enquiryLabel: "Name your decision",
  closing: {
    title: "Which decision is on your desk?",
    text: "Tell us what you must choose and by when. We write back what to find out before choosing, and which service helps.",
  },
  postClosing: {
    title: "How would this work in your case?",
    text: "Outline it in two or three lines. You get an engineer’s view of it and the service that covers it.",
    label: "Describe your case",
  },
};
