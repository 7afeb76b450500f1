import type { TechnologySlug } from "./slugs.ts";
import type { TitledText } from "./titled-text.ts";

/** A piece of highlighted code; `kind` is absent for plain text. */
export interface CodeToken {
  text: string;
  kind?: string;
}

/** A source file that the build has highlighted, with one array of tokens for each line. */
export type Code = CodeToken[][];

/** A complete source file with notes on its lines. Words between backticks are code. */
export interface CodeExample {
  title: string;
  intro: string;
  fileName: string;
  code: Code;
  notes: string[];
}

/** A section of a technology page. */
export type TechnologyPart =
  | { kind: "points"; title: string; points: TitledText[] }
  | { kind: "text"; title: string; paragraphs: string[] }
  | ({ kind: "example" } & CodeExample);

/** The long text of one technology page, which is loaded with the page. */
export interface TechnologyDetails {
  /** The description for search engines, of 110 to 160 characters. */
  description: string;
  /** The h1, at most 50 characters, which states a position rather than the bare name. */
  heading: string;
  /** One or two sentences below the h1. */
  lead: string;
  /** The sections of this page, in their order. */
  parts: TechnologyPart[];
  officialDoc: { label: string; url: string };
  pairsWith: TechnologySlug[];
}
