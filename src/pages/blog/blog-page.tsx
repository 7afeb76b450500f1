import { pageOfList } from "./post-list-template.tsx";
import { postList } from "./posts.ts";

export const page = pageOfList(postList(1)!);
