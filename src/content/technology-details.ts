import type { Point } from "./service-details.ts";
import type { ServiceSlug, TechnologySlug } from "./slugs.ts";
import type { TeamFigures } from "./team-figures.ts";

/** A run of code of one kind; `kind` is absent for plain text. */
export interface CodeToken {
  text: string;
  kind?: string;
}

/** A source file highlighted at build time: one array of tokens for each line. */
export type Code = CodeToken[][];

/**
 * The long text of one expertise page. It arrives with its page. In `fits`, `alternatives` and the example's `intro`
 * and `notes`, words between backticks are code.
 */
export interface TechnologyDetails {
  /** For search engines: 110 to 160 characters. */
  description: string;
  /** The h1, at most 48 characters: a position, not the bare name. */
  heading: string;
  /** One or two sentences below the h1. */
  lead: string;
  /** On the button of the closing: what the reader does or gets. */
  enquiryLabel: string;
  /** How the page ends: an easy question as a heading of at most 40 characters, and what comes back for the answer. */
  closing: { title: string; text: string };
  /** What stands first: the part that says most about this technology. */
  opening: "uses" | "fit" | "example";
  /** Where a team of ours states figures about this subject. */
  team?: TeamFigures & { service: ServiceSlug; title: string; intro: string };
  usesTitle: string;
  uses: Point[];
  fits: string[];
  /** Two at the most: where another choice serves better, with the page of ours that leads there. */
  alternatives: { text: string; technology?: TechnologySlug; service?: ServiceSlug }[];
  example: { title: string; intro: string; fileName: string; code: Code; notes: string[] };
  upkeepTitle: string;
  upkeep: Point[];
  officialDocs: { label: string; url: string }[];
  pairsWith: { technology: TechnologySlug; reason: string }[];
}
