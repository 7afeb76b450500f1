import type { ComponentType } from "react";
import type { PageHead } from "../routing/page-head.ts";

/** A page with its code. The texts for its head belong to it, so that no page loads those of the others. */
export interface LoadedPage {
  head: PageHead;
  Content: ComponentType;
}
