import type { PageText } from "./page-text.ts";

/** The text of a page that is read from top to bottom, such as the privacy page. */
export interface Statement extends PageText {
  lead: string;
  sections: StatementSection[];
  closing: string;
}

export interface StatementSection {
  title: string;
  paragraphs: string[];
  items?: string[];
  links?: { label: string; url: string }[];
}
