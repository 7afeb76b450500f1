/*
 * The pages of the main menu in one file, which every other page prefetches
 * (src/prerender/documents/write-documents.ts). /our-work is not in it, because it is almost as large as the
 * other five together.
 */
export * as about from "./about/about-page.tsx";
export * as blog from "./blog/blog-page.tsx";
export * as career from "./career/career-page.tsx";
export * as contactUs from "./contact-us/contact-us-page.tsx";
export * as home from "./home/home-page.tsx";
export { firstList } from "virtual:first-list";
