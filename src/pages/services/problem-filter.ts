import type { Problem } from "../../content/problems.ts";
import { serviceWithSlug, type Service } from "../../content/services.ts";
import type { ServiceSlug } from "../../content/slugs.ts";

export interface ProblemFilter {
  /**
   * Each of its words has to begin a word of the problem, of its answer, or of the names and summaries of its
   * services.
   */
  text: string;
  /** The problem has to name one of these services; an empty list allows all. */
  services: ServiceSlug[];
}

/** Returns whether a problem fits the filter. Letter case, accents and common endings make no difference. */
export function matches(problem: Problem, filter: ProblemFilter): boolean {
  const about = problem.services.map(serviceWithSlug);
  const words = wordsOf([problem.sentence, problem.answer, ...about.map(nameAndSummary)].join(" "));
  return (
    (filter.services.length === 0 || filter.services.some((slug) => problem.services.includes(slug))) &&
    wordsOf(filter.text).every((sought) => words.some((word) => word.startsWith(stem(sought))))
  );
}

function nameAndSummary({ name, menuName, summary }: Service): string {
  return `${name} ${menuName} ${summary}`;
}

/** Returns the words of a text in lower case and without accents, as visitors may type them differently. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{Mark}/gu, "");
  return plain.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** Cuts a common English ending off a word of five letters or more, so that "phones" finds "phone". */
function stem(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ing|ed|es|s|e)$/, "");
}
