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
 * Finds the problems that the text is most likely to describe. Any of its words counts, a rare one more than
 * one that many problems have. Letter case, accents, common endings and small typing errors make no
 * difference.
 */
export function findProblems(problems: readonly Problem[], { text, services }: ProblemFilter): Found {
  const allowed = problems.filter(
    (problem) => services.length === 0 || services.some((slug) => problem.services.includes(slug)),
  );
  const sought = [...new Set(wordsOf(text))];
  if (sought.length === 0) return { problems: allowed, fits: true };

  const indexed = problems.map(wordsByWeight);
  const scores = new Map(problems.map((problem) => [problem, 0]));
  for (const word of sought) {
    const matches = indexed.map((weighted) => matchOf(word, weighted));
    const total = matches.reduce((sum, match) => sum + match, 0);
    if (total === 0) continue;
    for (const [index, problem] of problems.entries())
      scores.set(problem, scores.get(problem)! + matches[index]! ** 2 / total);
  }
  const scoreOf = (problem: Problem) => scores.get(problem)!;
  const ranked = allowed.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  const best = ranked[0] ? scoreOf(ranked[0]) : 0;
  const good = best > 0 ? ranked.filter((problem) => scoreOf(problem) >= best * goodShare) : [];
  return { problems: ranked.slice(0, Math.max(good.length, fewest)), fits: best > 0 };
}

type WeightedWords = [weight: number, words: string[]][];

function wordsByWeight({ sentence, answer, services, searchWords }: Problem): WeightedWords {
  const [first, ...others] = services.map(serviceWithSlug);
  const namesOf = (service = first!) => `${service.name} ${service.menuName}`;
  return [
    [3, wordsOf(`${sentence} ${searchWords} ${namesOf()}`)],
    [
      1,
      wordsOf(
        [answer, first!.summary, ...others.flatMap((other) => [namesOf(other), other.summary])].join(" "),
      ),
    ],
  ];
}

/** Returns how well a problem has a word: 0 if not at all. */
function matchOf(sought: string, weighted: WeightedWords): number {
  return Math.max(
    ...weighted.flatMap(([weight, words]) => words.map((word) => weight * similarity(sought, word))),
  );
}

/** Returns how similar two words are, from 0 to 1. */
function similarity(sought: string, word: string): number {
  if (sought === word) return 1;
  // The visitor is still typing, or the words share a stem.
  if (sought.length >= 3 && word.startsWith(sought)) return 0.8;
  if (word.length >= 4 && sought.startsWith(word)) return 0.6;
  const typos = sought.length >= 8 ? 2 : sought.length >= 5 ? 1 : 0;
  return typos > 0 && editDistance(sought, word) <= typos ? 0.6 : 0;
}

/** Returns how many letters have to be added, left out, replaced or swapped with the next one. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + differs,
        swapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length]!;
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
