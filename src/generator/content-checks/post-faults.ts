import path from "node:path";
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { postsPerPage } from "../../content/post-lists.ts";
import { serviceSlugs, technologySlugs } from "../../content/slugs.ts";
import { postListPath, postPath } from "../../routing/blog-paths.ts";
import { individualPages } from "../../routing/individual-pages.ts";
import type { PageKind } from "../../routing/pages.ts";
import { pictureFault } from "../pictures/published-photo.ts";
import { headingPrefix, parserProblem, pictureFile, postProcessor } from "../posts/mdx.ts";

type Attribute = Extract<Nodes, { type: "mdxJsxTextElement" }>["attributes"][number];

/** The text of each post, by the path of its file. */
type Posts = Record<string, string>;

/** What a link or a picture of a post refers to. */
interface Reference {
  address: string;
  line: number;
}

/** A post as it was parsed; `problems` are lines without the name of the file. */
interface ParsedPost {
  links: Reference[];
  problems: string[];
  /** The ids of its headings; undefined if it does not compile. */
  ids?: string[];
}

/**
 * The HTML that a post may have: what Markdown cannot write, and what may stand wherever a word may. React cannot
 * hydrate elements that a browser moves elsewhere, such as the rows of a table without `tbody`.
 */
const allowedElements = ["abbr", "br", "kbd", "mark", "sub", "sup"];
const allowedAttributes = ["lang", "title"];

const linkProtocols = ["https:", "http:", "mailto:", "tel:"];

/** Addresses of files that a text may link to. */
const fileAddresses = ["/feed.xml", "/licences.md", "/llms.txt", "/sitemap.xml"];

/**
 * Returns a line for whatever in the text of a post would stop the build, or would not work for a visitor:
 * broken MDX, pictures, and links to addresses of this site without a page or heading. `redirects` is the
 * text of netlify.toml.
 */
export async function postFaults(posts: Posts, redirects = ""): Promise<string[]> {
  const parsed = new Map<string, ParsedPost>();
  for (const [file, source] of Object.entries(posts)) parsed.set(file, await parse(file, source));
  const idsByPath = new Map(Array.from(parsed, ([file, { ids }]) => [pathOf(file), ids]));
  const known = knownAddresses(posts);
  for (const { target } of redirectTargets(redirects, "from")) known.add(target);

  const problemOf = (file: string, link: Reference): string | undefined => {
    const url = URL.parse(link.address, `${site}${pathOf(file)}`);
    if (!url) return `This is no address: ${link.address}. Correct it or remove the link.`;
    if (!linkProtocols.includes(url.protocol))
      return `A link cannot lead to ${link.address}. Write a path of this site, or an address that begins with ${linkProtocols.join(", ")}.`;
    if (url.origin !== site) return undefined;
    const address = decode(url.pathname).replace(/(?<=.)\/$/, "");
    if (!known.has(address)) return noSuchPage(address);
    const ids = idsByPath.get(address);
    const heading = decode(url.hash.slice(1));
    if (!heading || !ids || ids.includes(heading)) return undefined;
    const meant = ids.find((id) => id === headingPrefix + heading);
    return meant
      ? `The heading's address is #${meant}. Write that.`
      : `${address} has no heading with the address #${heading}. It has: ${ids.map((id) => `#${id}`).join(", ")}.`;
  };

  return Array.from(parsed, ([file, { links, problems }]) => [
    ...encodingFaults(file, posts[file]!),
    ...problems.map((problem) => `${file}:${problem}`),
    ...links.flatMap((link) => {
      const problem = problemOf(file, link);
      return problem ? [`${file}:${link.line} link: ${problem}`] : [];
    }),
  ]).flat();
}

/** Returns a line for each redirect of netlify.toml that leads to an address of this site without a page. */
export function redirectFaults(posts: Posts, redirects: string): string[] {
  const known = knownAddresses(posts);
  return redirectTargets(redirects, "to")
    .filter(({ target }) => !target.includes(":") && !known.has(target))
    .map(({ target, line }) => `netlify.toml:${line} to: ${noSuchPage(target)}`);
}

/** Returns a line for the first character of a file that is not saved as UTF-8. */
export function encodingFaults(file: string, source: string): string[] {
  const line = source.split("\n").findIndex((text) => text.includes("\ufffd")) + 1;
  return line ? [`${file}:${line} This is not UTF-8. Save the file in that encoding.`] : [];
}

/** Stands for the site's origin while links are resolved. */
const site = "https://this-site.invalid";

function pathOf(file: string): string {
  return postPath(path.basename(file, ".mdx"));
}

function noSuchPage(address: string): string {
  return `This site has no page at ${address}. Correct the address or remove the link.`;
}

/** Decodes an address; one that is not encoded well stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function knownAddresses(posts: Posts): Set<string> {
  const files = Object.keys(posts);
  // From the slugs, because Node cannot import `declaredPages`, whose services import drawings.
  const pages: Record<PageKind, string[]> = {
    individual: Object.keys(individualPages),
    service: serviceSlugs.map((slug) => `/${slug}`),
    technology: technologySlugs.map((slug) => `/expertise/${slug}`),
    "post-list": files.map((_, index) => postListPath(1 + Math.floor(index / postsPerPage))),
    post: files.map(pathOf),
    "not-found": [],
  };
  return new Set([...fileAddresses, ...Object.values(pages).flat()]);
}

function redirectTargets(toml: string, key: "from" | "to"): { target: string; line: number }[] {
  const pattern = new RegExp(`^\\s*${key} = ["'](/[^"']*)["']`);
  return toml.split("\n").flatMap((text, index) => {
    const [, target] = pattern.exec(text) ?? [];
    return target ? [{ target, line: index + 1 }] : [];
  });
}

async function pictureProblem(post: string, source: string): Promise<string | undefined> {
  let file: string | undefined;
  try {
    file = pictureFile(post, source);
  } catch {
    return `This is no path: ${source}.`;
  }
  if (!file)
    return `The security policy of this site blocks pictures of other sites: ${source}. Save the picture in src/content/images/posts.`;
  return pictureFault(file);
}

async function parse(file: string, source: string): Promise<ParsedPost> {
  const links: Reference[] = [];
  const pictures: Reference[] = [];
  const problems: string[] = [];
  try {
    const tree = postProcessor.parse({ value: source, path: file }) as Nodes;
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      const found = problemIn(node);
      if (found) problems.push(`${line} ${found}`);
      if (node.type === "link" || node.type === "definition") links.push({ address: node.url, line });
      if (node.type === "image") pictures.push({ address: node.url, line });
    });
  } catch (error) {
    return { links, problems: [problemOfParser(error)] };
  }
  let compiles = true;
  for (const { address, line } of pictures) {
    const problem = await pictureProblem(file, address);
    if (!problem) continue;
    problems.push(`${line} picture: ${problem}`);
    // The compiler would stop at the first, and name no other.
    compiles = false;
  }
  if (!compiles) return { links, problems };
  try {
    const { data } = await postProcessor.process({ value: source, path: file });
    return { links, problems, ids: data["ids"] as string[] };
  } catch (error) {
    return { links, problems: [...problems, problemOfParser(error)] };
  }
}

function problemOfParser(error: unknown): string {
  const { line = 1 } = error as { line?: number };
  return `${line} ${parserProblem(error)}`;
}

/** Returns what is wrong with one part of a post, in a sentence that says what to write. */
function problemIn(node: Nodes): string | undefined {
  switch (node.type) {
    case "heading":
      if (node.children.length === 0) return "This heading has no words. Write them, or remove it.";
      return node.depth === 1
        ? "The title of the post is its only first heading. Begin this one with ##."
        : undefined;
    case "image":
      return node.alt?.trim()
        ? undefined
        : "Say what the picture tells, between the brackets: ![its message].";
    case "text": {
      const [unresolved] = /\[[^\]]+\]\[[^\]]*\]/.exec(node.value) ?? [];
      return unresolved && `The link ${unresolved} has no address. Add a line such as [name]: /services.`;
    }
    case "mdxFlowExpression":
    case "mdxTextExpression": {
      const [statement] = node.data?.estree?.body ?? [];
      const isText =
        !statement || (statement.type === "ExpressionStatement" && statement.expression.type === "Literal");
      return isText ? undefined : `{${node.value}} would run as code. Write \\{ for a brace.`;
    }
    case "mdxjsEsm":
      return "A post cannot import or export. Remove the line, or begin it with another word.";
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      if (!allowedElements.includes(node.name ?? ""))
        return `A post cannot have <${node.name ?? ""}>. Write Markdown: [its words](its address) for a link, ![its message](its path) for a picture, \\< for a less-than sign. HTML may only be ${allowedElements.join(", ")}.`;
      return node.attributes.every(isAllowedAttribute)
        ? undefined
        : `<${node.name}> can only have ${allowedAttributes.join(" and ")}, each with a text between quotation marks. Remove the rest.`;
    case "footnoteDefinition":
      return "A post cannot have footnotes. Write the note into the text, or link to its source.";
    case "listItem":
      return typeof node.checked === "boolean"
        ? "A list cannot have boxes to tick. Remove the [ ] or [x]."
        : undefined;
  }
  return undefined;
}

function isAllowedAttribute(attribute: Attribute): boolean {
  return (
    attribute.type === "mdxJsxAttribute" &&
    allowedAttributes.includes(attribute.name) &&
    typeof attribute.value === "string"
  );
}
