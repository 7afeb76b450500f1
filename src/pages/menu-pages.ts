/*
 * The pages of the main menu are one file, which every page fetches ahead (src/build/documents.ts). Not /our-work: it
 * weighs almost as much as the other five.
 */
export { AboutPage, head as aboutHead } from "./about/about-page.tsx";
export { BlogPage, headOf as blogHeadOf } from "./blog/blog-page.tsx";
export { CareerPage, head as careerHead } from "./career/career-page.tsx";
export { ContactUsPage, head as contactUsHead } from "./contact-us/contact-us-page.tsx";
export { HomePage, head as homeHead } from "./home/home-page.tsx";
export { firstList } from "virtual:first-list";
