import { createHash } from "node:crypto";
import type { Post } from "../../content/post.ts";
import { postPath } from "../../routing/blog-paths.ts";
import type { CheckedCompany } from "../company/read-company.ts";
import { escapeXml } from "../escape-xml.ts";
import { icons } from "../pictures/icon-files.ts";

export const feedPath = "/feed.xml";

/** Returns the posts as an Atom feed (RFC 4287). */
export function feed(posts: Post[], company: CheckedCompany, origin: string): string {
  const newest = posts.map(lastChange).toSorted().at(-1) ?? "1970-01-01";
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${stableId("feed")}</id>
  <title>${escapeXml(company.name)}</title>
  <updated>${midnight(newest)}</updated>
  <link rel="self" type="application/atom+xml" href="${origin}${feedPath}"/>
  <link rel="alternate" type="text/html" href="${origin}/blog"/>
  <icon>${origin}${icons.small.file}</icon>
  <author><name>${escapeXml(company.name)}</name></author>
${posts.map((post) => entry(post, company.facts.postAuthors[post.id], origin)).join("\n")}
</feed>
`;
}

function entry(post: Post, author: string | undefined, origin: string): string {
  const categories = post.tags.map((tag) => `    <category term="${escapeXml(tag)}"/>`).join("\n");
  return `  <entry>
    <id>${stableId(`post ${post.id}`)}</id>
    <title>${escapeXml(post.title)}</title>
    <link rel="alternate" type="text/html" href="${origin}${postPath(post.id)}"/>
    <published>${midnight(post.published)}</published>
    <updated>${midnight(lastChange(post))}</updated>
${author ? `    <author><name>${escapeXml(author)}</name></author>\n` : ""}${categories}
    <summary>${escapeXml(post.description)}</summary>
  </entry>`;
}

function lastChange({ published, updated }: Post): string {
  return updated ?? published;
}

function midnight(date: string): string {
  return `${date}T00:00:00Z`;
}

/**
 * Returns an id that does not depend on the site's address: otherwise feed readers would show all posts again
 * after a move.
 */
function stableId(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex");
  // Formats the hash as a UUID of version 8, "custom" (RFC 9562 section 5.8).
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "urn:uuid:$1-$2-8$3-8$4-$5");
}
