/*
 * The pages of the main menu are one file, which every page fetches ahead (src/build/write-documents.ts). Not /our-work: it
 * weighs almost as much as the other five.
 */
export * as about from "./about/about-page.tsx";
export * as blog from "./blog/blog-page.tsx";
export * as career from "./career/career-page.tsx";
export * as contactUs from "./contact-us/contact-us-page.tsx";
export * as home from "./home/home-page.tsx";
export { firstList } from "virtual:first-list";
