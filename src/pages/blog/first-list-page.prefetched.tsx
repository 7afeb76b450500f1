import { firstList } from "virtual:first-list";
import { pageOf } from "./post-list-layout.tsx";

export const page = pageOf(firstList);
