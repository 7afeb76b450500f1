import { blogPaths } from "virtual:posts";
import { pageAt } from "../src/routes.tsx";
import { pages } from "../src/site/pages.ts";

const paths = new Set<string>([...pages.map(({ path }) => path), ...blogPaths]);

/** Every page with its code, those of the blog included. */
export const allPages = Array.from(paths, pageAt);
