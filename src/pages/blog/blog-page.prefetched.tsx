import { firstPostList } from "virtual:first-post-list";
import { pageOf } from "./post-list-layout.tsx";

export const page = pageOf(firstPostList);
