import type { ServiceSlug, TechnologySlug } from "./slugs.ts";

export interface Point {
  title: string;
  description: string;
}

/** One thing that only this service's page shows: a decision table, a real listing, or a chain of stations. */
export type Illustration =
  | { kind: "table"; title: string; intro: string; columns: string[]; rows: string[][]; note?: string }
  | { kind: "listing"; title: string; intro: string; lines: string[]; note?: string }
  | { kind: "route"; title: string; intro: string; stops: Point[]; note?: string }
  | { kind: "compare"; title: string; intro: string; before: Compared; after: Compared; note?: string };

export interface Compared {
  label: string;
  points: string[];
}

/** What the reader can try out: src/demos has the thing itself. */
export interface Demonstration {
  title: string;
  intro: string;
  /** What its drawing tells as the demonstration begins, for whoever does not see it. */
  alt: string;
}

/** What a service page is made of; each puts first what its service is asked about. */
export type Part = "argument" | "signs" | "demonstration" | "deliverables" | "illustration" | "month";

/** Each member once: an order that leaves a part out does not compile. */
type Permutation<T, Member = T> = [T] extends [never]
  ? []
  : Member extends T
    ? [Member, ...Permutation<Exclude<T, Member>>]
    : never;

/** The long text of one service page. It arrives with its page, so it costs nothing elsewhere. */
export interface ServiceDetails {
  /** For search engines: 110 to 160 characters. */
  description: string;
  /** The h1: what the client gets, in the company's words, at most 48 characters. */
  heading: string;
  /** One sentence below the h1. */
  outcome: string;
  /** On the button below it. */
  startLabel: string;
  /** Beside the button, for those who have nothing yet: a sentence that ends with a link to the service to begin with. */
  fromNothing?: { text: string; service: ServiceSlug };
  /** On the button of the closing: what the reader does or gets. */
  enquiryLabel: string;
  /** How the page ends: an easy question as a heading of at most 40 characters, and what comes back for the answer. */
  closing: { title: string; text: string };
  order: Permutation<Part>;
  /** The headings of the parts, in this page's own words. */
  titles: Record<"signs" | "deliverables" | "month" | "technologies" | "questions", string>;
  /** The thesis that only this service can argue: a heading and two or three paragraphs. */
  argument: { title: string; paragraphs: string[] };
  /** Situations in which a reader recognises their own. */
  signs: string[];
  deliverables: Point[];
  demonstration?: Demonstration;
  illustration: Illustration;
  /** Four weeks, in order; the page numbers them. */
  firstMonth: Point[];
  technologies: TechnologySlug[];
  /** One of them is "Is this the right service for us?": its answer names what else we offer where that is better. */
  questions: { question: string; answer: string }[];
  related: { service: ServiceSlug; reason: string }[];
}

/** Rule "Team pages": four sections, nothing else. */
export interface TeamDetails {
  /** For search engines: 110 to 160 characters. */
  description: string;
  heading: string;
  text: string;
  enquiryLabel: string;
  overviewTitle: string;
  overviewCards: { figure?: string; title: string; description: string }[];
  /** Paragraphs, one of which may begin with a figure of its own. */
  overviewText: { figure?: string; text: string }[];
  demonstration?: Demonstration;
  flipTitle: string;
  flipCards: Point[];
  accountability: { number: number; title: string; description: string }[];
}
