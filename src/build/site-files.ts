import { company } from "./company.ts";
import { home } from "../content/pages/home.ts";
import { describePlace } from "../content/describe-place.ts";
import type { workingWithUs } from "../content/working-with-us.ts";
import type { Page, PageKind } from "../site/pages.ts";
import { backgrounds } from "../styles/tokens.ts";

/** The days until security.txt expires: RFC 9116 recommends less than a year. */
const securityDays = 360;

/** Everything may be read; previews are kept out of search engines by a header instead (headers.ts). */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow:

Sitemap: ${origin}/sitemap.xml
`;
}

/** Tells where to report a vulnerability (RFC 9116). */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + securityDays * 24 * 60 * 60 * 1000);
  return `Contact: mailto:${company.email}
Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}

/** The heading in llms.txt under which each kind of page stands. */
const sections: Record<Exclude<PageKind, "not-found">, string> = {
  single: "Site",
  service: "Services",
  expertise: "Expertise",
  "post-list": "Blog",
  post: "Blog",
};

/** The site for language models: how to hire the company, then every page with one sentence (llmstxt.org). */
export function llmsText(pages: Page[], origin: string, offer: typeof workingWithUs): string {
  const lists = [...new Set(Object.values(sections))].map((title) => {
    const lines = pages
      .filter(({ kind }) => kind !== "not-found" && sections[kind] === title)
      .map((page) => {
        const { head } = page.loaded()!;
        return `- [${head.title}](${origin}${page.path}): ${head.description}`;
      });
    return `## ${title}\n\n${lines.join("\n")}\n`;
  });
  return [`# ${company.name}\n`, `> ${home.description}\n`, ...introduction(origin, offer), ...lists].join(
    "\n",
  );
}

function introduction(origin: string, { formats, terms }: typeof workingWithUs): string[] {
  const { name: placeName } = describePlace(company.place, new Date().getFullYear());
  return [
    `${company.name} is a software and technology services company in ${placeName}. Clients hire it in three ways:\n`,
    `${formats.map(({ name, forWhom, price, end }) => `- ${name}: ${[forWhom, price, end].join(" ")}`).join("\n")}\n`,
    `${terms.map(({ title, description }) => `${title}: ${description}`).join("\n\n")}\n`,
    ...ownFacts(),
    `Send enquiries to ${company.email} or through the form at ${origin}/contact-us\n`,
  ];
}

/** What the owner has set, a sentence each. */
function ownFacts(): string[] {
  const { founded, teamSize, people, references, certifications, replyWithin } = company.facts;
  const sentences = [
    founded && `In business since ${founded}.`,
    teamSize && `${teamSize} people work here.`,
    ...people.map(({ name, role, sentence }) => `${name}, ${role}: ${sentence}`),
    ...references.map(({ client, built, result }) => `Built for ${client}: ${built} ${result}`),
    ...certifications.map(({ name, number }) => `Certified: ${name}, ${number}.`),
    replyWithin && `You’ll have an answer within ${replyWithin}.`,
  ];
  return sentences.flatMap((sentence) => (sentence ? [`${sentence}\n`] : []));
}

/** The web app manifest. The site stays a page in the browser; this gives it a name and icons on a home screen. */
export function webManifest(): string {
  const icon = { src: "/icon-512.png", sizes: "512x512", type: "image/png" };
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    start_url: "/",
    display: "browser",
    theme_color: backgrounds.light,
    background_color: backgrounds.light,
    icons: [
      { ...icon, src: "/icon-192.png", sizes: "192x192" },
      icon,
      { ...icon, src: "/icon-maskable.png", purpose: "maskable" },
    ],
  });
}
