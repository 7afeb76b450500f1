import { describe, expect, test } from "vitest";
import { facts } from "../../../src/content/facts.ts";
import type { Post } from "../../../src/content/post.ts";
import { workingWithUs } from "../../../src/content/working-with-us.ts";
import { feed } from "../../../src/generator/crawler-files/feed.ts";
import { llmsTxt } from "../../../src/generator/crawler-files/llms-txt.ts";
import { securityTxt } from "../../../src/generator/crawler-files/security-txt.ts";
import { company as exampleCompany } from "../../examples/company.ts";
import { posts } from "#site";

const origin = "https://site.test";
const company = { ...exampleCompany, facts };
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);

const ids = (feedText: string) => findAll(feedText, /<id>(urn:uuid:[0-9a-f-]{36})<\/id>/g);

describe("the feed", () => {
  const xml = feed(posts, company, origin);

  test("has what RFC 4287 section 4.1 requires of a feed and of each entry", () => {
    const [head = "", ...entries] = xml.split("<entry>");
    for (const text of [head, ...entries]) {
      expect(findAll(text, /<id>([^<]+)<\/id>/g)).toHaveLength(1);
      expect(findAll(text, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
      expect(findAll(text, /<updated>(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)<\/updated>/g)).toHaveLength(1);
      expect(findAll(text, /<link rel="alternate" type="text\/html" href="([^"]+)"\/>/g)).toHaveLength(1);
    }
    expect(head).toContain("<author><name>");
    expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>`);
    expect(entries).toHaveLength(posts.length);
  });

  test("has the days of publication, and that of its newest change", () => {
    expect(findAll(xml, /<published>(.+)T00:00:00Z</g)).toEqual(posts.map(({ published }) => published));
    const [own, ...others] = findAll(xml, /<updated>([^<]+)</g);
    expect(own).toBe(others.toSorted().at(-1));
  });

  test("keeps its ids when the site moves or a title changes, and has no id twice", () => {
    expect(new Set(ids(xml)).size).toBe(posts.length + 1);
    expect(ids(feed(posts, company, "https://elsewhere.test"))).toEqual(ids(xml));
    const renamed = posts.map((post) => Object.assign({}, post, { title: "Renamed" }));
    expect(ids(feed(renamed, company, origin))).toEqual(ids(xml));
  });

  test("escapes the special characters of XML", () => {
    const post: Post = { ...posts[0]!, title: `a < b & "c" > d`, description: "</summary>", tags: [`"&`] };
    const text = feed([post], company, origin);
    expect(text).toContain("<title>a &lt; b &amp; &quot;c&quot; &gt; d</title>");
    expect(text).toContain("<summary>&lt;/summary&gt;</summary>");
    expect(text).toContain('<category term="&quot;&amp;"/>');
  });
});

test("security.txt has the fields of RFC 9116, and expires within a year", () => {
  const now = new Date("2026-02-28T10:20:30.456Z");
  const text = securityTxt(company.email, origin, now);
  expect(text).toContain(`Contact: mailto:${company.email}\n`);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  expect(text).toContain("Preferred-Languages: en\n");
  const [expires] = findAll(text, /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/gm);
  const days = (Date.parse(expires!) - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThan(365);
});

test("llms.txt has the ways to hire the company and the address for enquiries, and no heading above nothing", () => {
  const introduction = llmsTxt([], { company, workingWithUs, origin });
  expect(introduction).not.toContain("\n## ");
  for (const { name, price } of workingWithUs.waysToHire) {
    const line = introduction.split("\n").find((text) => text.startsWith(`- ${name}: `));
    expect(line, name).toContain(price);
  }
  expect(introduction).toContain(`${company.email} or through the form at ${origin}/contact-us`);
});
