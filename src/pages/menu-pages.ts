/*
 * The pages of the main menu in one file, which every other page prefetches
 * (src/prerender/documents/write-documents.ts). /our-work is not in it, because it alone is two thirds as
 * large as the other five together.
 */
import * as about from "./about/about-page.tsx";
import * as firstListOfPosts from "./blog/first-list-page.tsx";
import { pageOf as pageOfPostList } from "./blog/post-list-layout.tsx";
import * as career from "./career/career-page.tsx";
import * as contactUs from "./contact-us/contact-us-page.tsx";
import * as home from "./home/home-page.tsx";
import type { PageModule } from "./page-module.ts";

export { pageOfPostList };

/** By the names of their modules in src/routing/single-pages.ts. */
export const menuPages: Record<string, PageModule> = {
  "about/about-page.tsx": { head: about.head, Content: about.Content },
  "blog/first-list-page.tsx": { head: firstListOfPosts.head, Content: firstListOfPosts.Content },
  "career/career-page.tsx": { head: career.head, Content: career.Content },
  "contact-us/contact-us-page.tsx": { head: contactUs.head, Content: contactUs.Content },
  "home/home-page.tsx": { head: home.head, Content: home.Content },
};
