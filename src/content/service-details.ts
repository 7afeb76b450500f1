import type { ServiceSlug, TechnologySlug } from "./slugs.ts";

export interface Point {
  title: string;
  description: string;
}

/** What the reader can try out: src/demos has the thing itself. */
export interface Demonstration {
  title: string;
  /** One sentence: the question that it opens with. */
  intro: string;
  /** What its drawing tells as the demonstration begins, for whoever does not see it. */
  alt: string;
}

/** The long text of one service page. It arrives with its page, so it costs nothing elsewhere. */
export interface ServiceDetails {
  /** For search engines: 110 to 160 characters. */
  description: string;
  /** The h1, at most 48 characters. */
  heading: string;
  /** One sentence below it: what has changed for the client in the end. */
  outcome: string;
  /** What the price is based on, without an amount. */
  price: string;
  /** Who the service is for, with engineers and without. */
  audience: string;
  /** Directly below the first screen. */
  demonstration?: Demonstration;
  /** Between demonstration and questions, in the order in which this page argues; what it has nothing to say in is absent. */
  parts: ServicePart[];
  /** Shown in the part for engineers. */
  technologies: TechnologySlug[];
  /** At most four. One is "Is this the right service for us?": its answer names what else we offer where that is better. */
  questions: { question: string; answer: string }[];
  /** Two others that go with it, and why. */
  related: { service: ServiceSlug; reason: string }[];
  /** The last line: something easy to answer. */
  closing: string;
}

export type ServicePart =
  | CaseStudy
  | ServiceText
  | Deliverables
  | WeeklyPlan
  | Support
  | ForEngineers
  | Law
  | Illustration;

/** One thing that happens in a system, and what was done: an engineering case, not a client's. */
export interface CaseStudy {
  kind: "case-study";
  title: string;
  /** The time on its postmark, "03:12"; a story that does not run by the clock has no postmark. */
  clock?: string;
  paragraphs: string[];
  /** Entries between the first paragraph and the rest: times, voices or measurements. */
  entries?: { label: string; text: string }[];
}

/** The thesis that only this service can argue. */
interface ServiceText {
  kind: "text";
  title: string;
  paragraphs: string[];
}

interface Deliverables {
  kind: "deliverables";
  title: string;
  points: Point[];
}

/** Four weeks, in order; the page numbers them. */
interface WeeklyPlan {
  kind: "weekly-plan";
  title: string;
  weeks: [Point, Point, Point, Point];
}

/** Who operates, repairs and is called at night after the launch, and what that is paid by. */
export interface Support {
  kind: "support";
  title: string;
  withEngineers: string;
  withoutEngineers: string;
}

/** What a law asks of the client, since when, each with its official source. When it was checked is said once for all pages. */
export interface Law {
  kind: "law";
  title: string;
  points: { text: string; source: { label: string; url: string } }[];
}

/** Closed until it is asked for: the one part that may assume an engineer. */
export interface ForEngineers {
  kind: "for-engineers";
  /** Beside its name, for the others: what stands in it. */
  intro: string;
  illustration?: Illustration;
  notes?: Point[];
}

/** One thing that only this service's page shows: a decision table, a real listing, or a chain of stations. */
export type Illustration = { title: string; intro: string; note?: string } & (
  | { kind: "table"; columns: string[]; rows: string[][] }
  | { kind: "listing"; lines: string[] }
  | { kind: "steps"; steps: Point[] }
  | { kind: "comparison"; before: ComparisonSide; after: ComparisonSide }
);

export interface ComparisonSide {
  label: string;
  points: string[];
}

/** Rule "Team pages": four sections in a fixed order, and below them what every service promises. */
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
  /** Below the four sections: the first month, who looks after the result, and the law where there is one. */
  parts?: (WeeklyPlan | Support | Law)[];
}
