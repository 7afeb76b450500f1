import type { Point } from "./service-details.ts";
import type { TechnologySlug } from "./slugs.ts";

/** A run of code of one kind; `kind` is absent for plain text. */
export interface CodeToken {
  text: string;
  kind?: string;
}

/** A source file highlighted at build time: one array of tokens for each line. */
export type Code = CodeToken[][];

/** One complete file, and what is worth knowing about its lines. Words between backticks are code. */
export interface CodeExample {
  title: string;
  intro: string;
  fileName: string;
  code: Code;
  notes: string[];
}

/** A band of an expertise page. In paragraphs, words between backticks are code. */
export type ExpertisePart =
  | { kind: "points"; title: string; points: Point[] }
  | { kind: "text"; title: string; paragraphs: string[] }
  | ({ kind: "example" } & CodeExample);

/** The long text of one expertise page. It arrives with its page. */
export interface TechnologyDetails {
  /** For search engines: 110 to 160 characters. */
  description: string;
  /** The h1, at most 48 characters: a position, not the bare name. */
  heading: string;
  /** One or two sentences below the h1. */
  lead: string;
  /** As many as there is something to say, in the order of this page. */
  parts: ExpertisePart[];
  officialDocs: { label: string; url: string }[];
  pairsWith: TechnologySlug[];
}
