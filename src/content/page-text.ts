/** The texts that every page has. The type of a page's own texts extends this. */
export interface PageText {
  /** The title in the browser's tab and in search engines, without the company's name. */
  title: string;
  /** The description for search engines, of 110 to 160 characters. */
  description: string;
  /** The h1. */
  heading: string;
}
