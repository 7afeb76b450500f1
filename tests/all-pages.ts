import { posts } from "../src/content/posts.ts";
import { pageAt } from "../src/routes.tsx";
import { pages, postPage } from "../src/site/pages.ts";

/** Every page with its code, posts included. */
export const allPages = [...pages, ...posts.map(({ id }) => postPage(id))].map(({ path }) => pageAt(path));
