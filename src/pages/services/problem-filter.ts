import type { Problem } from "../../content/common-problems.ts";
import { serviceWithSlug } from "../../content/services.ts";
import type { ServiceSlug } from "../../content/slugs.ts";

export interface ProblemFilter {
  /** Words in which a visitor describes the problem. */
  text: string;
  /** The problem has to name one of these services; an empty list allows all. */
  services: ServiceSlug[];
}

interface Found {
  /** The best first; all in their own order if the text says nothing. */
  problems: Problem[];
  /** False if no problem has a word of the text, and those returned are only a start. */
  fits: boolean;
}

/** So many problems are found at least, if there are so many of the chosen services. */
const fewest = 3;

/** A problem is found if it scores at least this share of the best one. */
const goodShare = 0.5;

/**
 * Finds the problems that have words of the text, those that have most first. Letter case, accents and common
 * endings make no difference.
 */
export function findProblems(problems: readonly Problem[], { text, services }: ProblemFilter): Found {
  const allowed = problems.filter(
    (problem) => services.length === 0 || services.some((slug) => problem.services.includes(slug)),
  );
  const sought = [...new Set(wordsOf(text))];
  if (sought.length === 0) return { problems: allowed, fits: true };

  const scores = new Map(allowed.map((problem) => [problem, scoreOf(problem, sought)]));
  const ranked = allowed.toSorted((one, other) => scores.get(other)! - scores.get(one)!);
  const best = Math.max(...scores.values());
  const good = ranked.filter((problem) => scores.get(problem)! >= best * goodShare);
  return best > 0
    ? { problems: ranked.slice(0, Math.max(good.length, fewest)), fits: true }
    : { problems: ranked.slice(0, fewest), fits: false };
}

/** Adds up how well a problem has each of the words. */
function scoreOf({ sentence, answer, services, searchWords }: Problem, sought: string[]): number {
  const texts = services
    .map(serviceWithSlug)
    .map(({ name, menuName, summary }) => `${name} ${menuName} ${summary}`);
  const words = wordsOf([sentence, searchWords, answer, ...texts].join(" "));
  return sought.reduce((sum, each) => sum + Math.max(...words.map((word) => similarity(each, word))), 0);
}

/** Returns how similar two words are, from 0 to 1. */
function similarity(sought: string, word: string): number {
  if (sought === word) return 1;
  // The visitor is still typing, or the words share a stem.
  if (sought.length >= 3 && word.startsWith(sought)) return 0.8;
  return word.length >= 4 && sought.startsWith(word) ? 0.6 : 0;
}

const stopWords = new Set(
  (
    "a about all am an and any are as at be been but by can can’t could do does don’t for from get give had has have help her " +
    "him his how i i’d i’m i’ve if in into is it it’s its just like make me more my need no not of on one or our please " +
    "she should so some someone something somebody than that that’s the their them then there these they this those to " +
    "too up us very want was we we’d we’re we’ve were what when where which who why will with would you your"
  ).split(" "),
);

/** Returns the stems of the words of a text, in lower case and without accents. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll("'", "’")
    .toLowerCase();
  const words = plain.match(/[\p{Letter}\p{Number}’]+/gu) ?? [];
  return words.filter((word) => !stopWords.has(word)).map((word) => stem(word.replace(/’.*/, "")));
}

/** Cuts a common English ending off a word, so that "phones" finds "phone". */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/ies$/, "y").replace(/(?<=...)(?:ings?|ed|ers?|es|s|e)$/, "");
}
