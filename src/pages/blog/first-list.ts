/* The first page of the list of posts: a file of its own, since every page fetches it ahead (src/build/documents.ts). */
export { firstList } from "virtual:first-list";
