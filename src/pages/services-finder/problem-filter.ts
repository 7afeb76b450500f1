import type { Problem } from "../../content/problems.ts";
import { serviceWithSlug, type Service } from "../../content/services.ts";
import type { ServiceSlug } from "../../content/slugs.ts";

export interface ProblemFilter {
  /** Words that all have to begin a word of the problem, of its answer or of what its services do. */
  text: string;
  /** Services of which it needs one; without any, all will do. */
  services: ServiceSlug[];
}

export function matches(problem: Problem, filter: ProblemFilter): boolean {
  const about = problem.services.map(serviceWithSlug);
  const words = wordsOf([problem.words, problem.answer, ...about.map(nameAndSummary)].join(" "));
  return (
    (filter.services.length === 0 || filter.services.some((slug) => problem.services.includes(slug))) &&
    wordsOf(filter.text).every((sought) => words.some((word) => word.startsWith(stem(sought))))
  );
}

function nameAndSummary({ name, menuName, summary }: Service): string {
  return `${name} ${menuName} ${summary}`;
}

/** In lower case and without accents: what people type is not what we wrote. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{Mark}/gu, "");
  return plain.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** "phones" finds "phone", "releasing" finds "release". Rough, and short words stay as they are. */
function stem(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ing|ed|es|s|e)$/, "");
}
