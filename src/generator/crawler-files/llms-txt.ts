import { describePlace } from "../../content/describe-place.ts";
import { replySentence, teamSizeSentence } from "../../content/fact-text.ts";
import { home } from "../../content/pages/home.ts";
import type { workingWithUs } from "../../content/working-with-us.ts";
import type { PageWithHead } from "../../routing/page-head.ts";
import type { PageKind } from "../../routing/pages.ts";
import type { CheckedCompany } from "../company/read-company.ts";

/** The heading in llms.txt under which a page of each kind is listed. */
const headings: Record<Exclude<PageKind, "not-found">, string> = {
  individual: "Site",
  service: "Services",
  technology: "Expertise",
  "post-list": "Blog",
  post: "Blog",
};

interface Options {
  company: CheckedCompany;
  /** How clients work with the company. */
  workingWithUs: typeof workingWithUs;
  origin: string;
}

/**
 * Returns llms.txt, a description of the site for language models (llmstxt.org): how to hire the company,
 * then every page with one sentence.
 */
export function llmsTxt(pages: PageWithHead[], options: Options): string {
  const { company, origin } = options;
  const lists = [...new Set(Object.values(headings))].flatMap((title) => {
    const lines = pages
      .filter(({ kind }) => kind !== "not-found" && headings[kind] === title)
      .map(({ path, head }) => `- [${head.title}](${origin}${path}): ${head.description}`);
    return lines.length > 0 ? [`## ${title}\n\n${lines.join("\n")}\n`] : [];
  });
  return [`# ${company.name}\n`, `> ${home.description}\n`, ...introduction(options), ...lists].join("\n");
}

function introduction({ company, workingWithUs: { waysToHire, terms }, origin }: Options): string[] {
  const { name: placeName } = describePlace(company.place, new Date().getFullYear());
  return [
    `${company.name} is a software and technology services company in ${placeName}. Clients hire it in these ways:\n`,
    `${waysToHire.map(({ name, audience, price, end }) => `- ${name}: ${[audience, price, end].join(" ")}`).join("\n")}\n`,
    `${terms.map(({ title, description }) => `${title}: ${description}`).join("\n\n")}\n`,
    ...factSentences(company),
    `Send enquiries to ${company.email} or through the form at ${origin}/contact-us\n`,
  ];
}

function factSentences({ facts }: CheckedCompany): string[] {
  const { founded, teamSize, people, references, certifications, replyWithin } = facts;
  const sentences = [
    founded && `In business since ${founded}.`,
    teamSize && teamSizeSentence(teamSize),
    ...people.map(({ name, role, sentence }) => `${name}, ${role}: ${sentence}`),
    ...references.map(({ client, built, result }) => `Built for ${client}: ${built} ${result}`),
    ...certifications.map(({ name, number }) => `Certified: ${name}, ${number}.`),
    replyWithin && replySentence(replyWithin),
  ];
  return sentences.flatMap((sentence) => (sentence ? [`${sentence}\n`] : []));
}
