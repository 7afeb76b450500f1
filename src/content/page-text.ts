/** The texts that every page has, which extend this. */
export interface PageText {
  /** The title in the browser's tab and in search engines, without the company's name. */
  title: string;
  /** The description for search engines, of 110 to 160 characters. */
  description: string;
  /** The h1. */
  heading: string;
  /**
   * Names that only the head of a post or of a list of posts has (src/routing/page-head.ts). As the whole text
   * of a page is passed as its head, a text with such a name would change the head.
   */
  published?: never;
  updated?: never;
  series?: never;
}
