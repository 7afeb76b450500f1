import { firstPostList } from "virtual:first-post-list";
import { pageOf } from "./post-list-template.tsx";

export const page = pageOf(firstPostList);
