import type { ComponentType } from "react";

/** The texts of a page for the document's head. */
export interface PageHead {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  /** For search engines: 100 to 165 characters. */
  description: string;
  /** The h1, where it is not the title. */
  heading?: string;
  /** Whether search engines may list the page; yes unless said. */
  indexed?: boolean;
  /** The ISO dates of an article's publication and of its last change of substance. */
  published?: string;
  updated?: string;
  /** The addresses before and after, where the page is one of a series. */
  series?: { previous?: string; next?: string };
}

/** Arrives with a page's code, so that no page loads the texts of the others. */
export interface LoadedPage {
  head: PageHead;
  Content: ComponentType;
}
