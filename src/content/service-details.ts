import type { ReportLine } from "../modbus/test-report.ts";
import type { DemoText } from "./demo-text.ts";
import type { ServiceSlug, TechnologySlug } from "./slugs.ts";
import type { TitledText } from "./titled-text.ts";

interface Question {
  question: string;
  answer: string;
  /** A worked brief of /our-work (its id) that the answer leads to. */
  example?: { brief: string; label: string };
}

/** At the foot of a hero is the picture with this address (images/heroes), or the page's demonstration. */
export type HeroFoot = { picture: string; demo?: never } | { demo: DemoText; picture?: never };

/** The long text of one service page, which is loaded with the page. */
export interface ServiceDetails {
  hero: HeroFoot;
  /** The description for search engines, of 110 to 160 characters. */
  description: string;
  /** The h1, at most 48 characters. */
  heading: string;
  /**
   * One sentence below the heading on what has changed for the client in the end. A page on devices adds who
   * designs the board.
   */
  lead: string;
  /** The basis of the price, without an amount. */
  price: string;
  /** The clients that the service is for. */
  audience: string;
  /** In a section of its own, directly below the hero. */
  demo?: DemoText;
  /**
   * Each page has only the kinds that it needs, each once, in the order of the page. They follow the
   * demonstration.
   */
  parts: ServicePart[];
  /** Shown among the questions. */
  law?: Law;
  /** Shown in the part "for-engineers". */
  technologies: TechnologySlug[];
  /** At most five. The first is "Is this the right service for us?". */
  questions: Question[];
  /**
   * The page ends with two other services, each with the reason to go on to it, or with a section that invites
   * an answer, under this heading.
   */
  related?: { service: ServiceSlug; reason: string }[];
  closing?: string;
}

export type ServicePart =
  | CaseStudyPart
  | TextPart
  | DeliverablesPart
  | ({ kind: "first-month" } & FirstMonth)
  | SpecimenPart
  | ForEngineersPart
  | Exhibit;

/** An engineering case: an incident in a system, and what was done. It is not about a client. */
export interface CaseStudyPart {
  kind: "case-study";
  title: string;
  /** The text in its postmark: a time of day, "03:12", or the number of a question, "Q 9". */
  postmark: string;
  paragraphs: string[];
  /** A log between the first paragraph and the rest, of times, people or measurements. */
  entries?: { label: string; text: string }[];
}

/** Paragraphs with the argument for this service. */
interface TextPart {
  kind: "text";
  title: string;
  paragraphs: string[];
}

/** The things that the client keeps. */
interface DeliverablesPart {
  kind: "deliverables";
  title: string;
  points: TitledText[];
}

/** The first month, week by week. The page adds the numbers. */
export interface FirstMonth {
  /**
   * Weeks that build on each other are stairs, which lead down into the dark part "for-engineers"; dates that
   * are kept are a calendar, and proofs are rows.
   */
  layout: "stairs" | "calendar" | "rows";
  title: string;
  weeks: [TitledText, TitledText, TitledText, TitledText];
}

/** A document as the client gets it, and the report of its tests. */
export interface SpecimenPart {
  kind: "specimen";
  title: string;
  intro: string;
  lines: string[];
  /** Runs the tests, which takes some 15 ms: call it only for a page that is shown. */
  makeReport: () => ReportLine[];
}

/**
 * Legal duties of the client, each with its official source. src/content/pages/service-labels.ts has the date
 * of their check.
 */
export interface Law {
  title: string;
  points: { text: string; source: { label: string; url: string } }[];
}

/**
 * Technical details, which the page shows when the reader opens them, on a dark background. Only this part
 * may assume that an engineer reads.
 */
export interface ForEngineersPart {
  kind: "for-engineers";
  /** Tells readers who are not engineers what the part contains. */
  intro: string;
  exhibit?: Exhibit;
  notes?: TitledText[];
}

/** A table, a listing or a comparison that only this service's page has. */
export type Exhibit = { title: string; intro?: string } & (
  | { kind: "table"; columns: string[]; rows: string[][] }
  | { kind: "listing"; lines: string[] }
  | { kind: "comparison"; before: ComparisonSide; after: ComparisonSide }
);

/** One column of a comparison. Its points, at most six, correspond to those of the other column. */
export interface ComparisonSide {
  label: string;
  /** The address of a picture beside the label (images/records). */
  picture?: string;
  points: string[];
}

/** The long text of a team page, whose first four sections and their order the rule "Team pages" fixes. */
export interface TeamDetails {
  hero: HeroFoot;
  /** The description for search engines, of 110 to 160 characters. */
  description: string;
  /** The h1. */
  heading: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** The label of the button in the hero (rule "Team pages"). */
  enquiryLabel: string;
  overviewTitle: string;
  overviewFigures: { figure?: string; title: string; description: string }[];
  /** Paragraphs, each of which may have a figure above it. */
  overviewText: { figure?: string; text: string }[];
  demo?: DemoText;
  flipTitle: string;
  /** Each with the address of its picture (images/flip-cards). */
  flipCards: (TitledText & { picture: string })[];
  accountability: { number: number; title: string; description: string }[];
  /** Shown below the four sections. */
  firstMonth: FirstMonth;
  law?: Law;
  questions: ServiceDetails["questions"];
}
