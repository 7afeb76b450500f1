import type { PageText } from "../content/page-text.ts";
import type { Page } from "./pages.ts";

/**
 * The fewest and the most characters of a description: search engines cut off a longer one, and ignore a
 * short one.
 */
export const descriptionLength = { min: 110, max: 160 };

/** The texts of a page for the document's head. */
export interface PageHead extends Pick<PageText, "title" | "description"> {
  /** The h1, if it differs from the title. */
  heading?: string;
  /** Whether search engines may list the page; true by default. */
  indexed?: boolean;
  /** The ISO dates of an article's publication and of its last change of substance. */
  published?: string;
  updated?: string;
  /** The addresses of the previous and the next page, if the page belongs to a series. */
  series?: { previous?: string; next?: string };
}

/** Returns the head of a page from its text, and leaves out the text's other fields. */
export function headFrom({ title, description, heading }: PageText): PageHead {
  return { title, description, heading };
}

/** A page with its texts for the head, which are loaded with its code. */
export type PageWithHead = Page & { head: PageHead };
