/*
 * The pages of the main menu in one file, which every other page prefetches
 * (src/prerender/documents/write-documents.ts). /our-work is not in it, because it alone is two thirds as
 * large as the other five together.
 */
import { page as about } from "./about/about-page.tsx";
import { page as firstListOfPosts } from "./blog/first-list-page.tsx";
import { pageOf as pageOfPostList } from "./blog/post-list-layout.tsx";
import { page as career } from "./career/career-page.tsx";
import { page as contactUs } from "./contact-us/contact-us-page.tsx";
import { page as home } from "./home/home-page.tsx";
import type { LoadedPage } from "./loaded-page.ts";

export { pageOfPostList };

/** By the names of their modules in src/routing/single-pages.ts. */
export const menuPages: Record<string, LoadedPage> = {
  "about/about-page.tsx": about,
  "blog/first-list-page.tsx": firstListOfPosts,
  "career/career-page.tsx": career,
  "contact-us/contact-us-page.tsx": contactUs,
  "home/home-page.tsx": home,
};
