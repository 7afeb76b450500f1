/** The text of a page that is read from top to bottom, such as the privacy page. */
export interface Statement {
  /** The title in the browser's tab and in search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  sections: StatementSection[];
  closing: string;
}

interface StatementSection {
  title: string;
  paragraphs: string[];
  items?: string[];
  links?: { label: string; url: string }[];
}
