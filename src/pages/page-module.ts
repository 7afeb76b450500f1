import type { ComponentType } from "react";
import type { PageHead } from "../routing/page-head.ts";

/** The module of a page. The texts for its head are in it, so that no page loads those of the others. */
export interface PageModule {
  head: PageHead;
  Content: ComponentType;
}
