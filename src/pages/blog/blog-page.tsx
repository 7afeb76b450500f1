import { firstPostList } from "virtual:first-post-list";
import { pageOfList } from "./post-list-template.tsx";

export const page = pageOfList(firstPostList);
