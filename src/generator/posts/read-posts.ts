import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import * as v from "valibot";
import { LineCounter, parseDocument } from "yaml";
import { postTags, type Post } from "../../content/post.ts";
import { pastDate } from "../../content/schemas/calendar-day.ts";
import { slugPattern } from "../../content/schemas/slug-pattern.ts";
import { serviceSlugs } from "../../content/slugs.ts";
import { descriptionLength } from "../../routing/page-head.ts";
import { nameField } from "../content-files/locate-field.ts";
import { checkAgainst } from "../content-files/schema-faults.ts";
import { undrawable } from "../fonts/font-ranges.ts";

/** The reading speed for the time that a post takes. */
const wordsPerMinute = 220;

/** Reads a post as plain Markdown, in which no text is a fault. */
const markdown = createProcessor({ format: "md", remarkPlugins: [remarkFrontmatter] });

const postSchema = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.string(),
      v.regex(slugPattern, "Name the file in lower-case words joined by hyphens."),
      v.notValue("page", "Give the file another name, because the list of posts is at /blog/page."),
      v.notValue("index", "Give the file another name, because hosts show index.html at /blog."),
    ),
    title: v.pipe(
      textUpTo(60),
      v.check(
        (title) => !undrawable.test(title),
        "Use no symbols in the title that our fonts lack, because the title is drawn on the share image.",
      ),
    ),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(descriptionLength.min, `Write at least ${descriptionLength.min} characters.`),
      v.maxLength(descriptionLength.max, `Write at most ${descriptionLength.max} characters.`),
    ),
    published: pastDate,
    updated: v.exactOptional(pastDate),
    tags: listOf(postTags),
    services: listOf(serviceSlugs),
    closing: v.exactOptional(textUpTo(48)),
    minutes: v.number(),
  }),
  v.forward(
    v.partialCheck(
      [["published"], ["updated"]],
      ({ published, updated = published }) => updated >= published,
      "A post cannot be updated before it is published.",
    ),
    ["updated"],
  ),
);

/**
 * Returns the front matter of posts, newest first. Throws an error with a line for each fault in any post.
 */
export function readPosts(sources: Record<string, string>): Post[] {
  const faults: string[] = [];
  const fileOf = { title: new Map<string, string>(), description: new Map<string, string>() };
  const posts = Object.entries(sources).flatMap(([file, source]) => {
    try {
      const post = parsePost(file, source);
      for (const field of ["title", "description"] as const) {
        const other = fileOf[field].get(post[field]);
        fileOf[field].set(post[field], file);
        if (!other) continue;
        const line = source.split("\n").findIndex((text) => text.startsWith(`${field}:`)) + 1;
        faults.push(`${file}:${line || 1} ${field}: ${other} has the same. Write another.`);
      }
      return [post];
    } catch (error) {
      faults.push((error as Error).message);
      return [];
    }
  });
  if (faults.length > 0) throw new Error(faults.toSorted().join("\n"));
  return posts.toSorted((a, b) => compare(b.published, a.published) || compare(a.id, b.id));
}

/** Compares by code units: the order must not depend on the language of the machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Returns the text of every post in a folder, by its path. */
export async function postSources(folder: string): Promise<Record<string, string>> {
  // Without a post there may be no folder: git keeps none that is empty.
  const names = globSync("*.mdx", { cwd: folder }).toSorted();
  const entries = names.map(async (name) => {
    const file = path.join(folder, name);
    return [path.relative(process.cwd(), file), await readFile(file, "utf8")] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Parses the front matter of a post. Throws an error with a line for each wrong field, which has file, line
 * and remedy.
 */
export function parsePost(file: string, source: string): Post {
  const [first] = markdown.parse(source).children;
  if (first?.type !== "yaml")
    throw new Error(`${file}:1 The file must begin with front matter between two lines of ---.`);
  const { start, end } = first.position!;
  const lineCounter = new LineCounter();
  const fields = parseDocument(first.value, { lineCounter, prettyErrors: false });
  const [error] = fields.errors;
  if (error) {
    const line = start.line + lineCounter.linePos(error.pos[0]).line;
    throw new Error(
      `${file}:${line} The front matter is not YAML: ${error.message.replace(/\.?$/, ".")} Put a text that has a colon between quotation marks.`,
    );
  }
  const text = source.slice(end.offset);
  const { output, faults } = checkAgainst(postSchema, {
    ...(fields.toJS() as object),
    id: path.basename(file, ".mdx"),
    minutes: Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute)),
  });
  if (output) return output;
  const lines = faults.map(({ keys, message }) => {
    const value = fields.getIn([keys[0]], true) as { range?: [number] } | undefined;
    const line = value?.range ? start.line + lineCounter.linePos(value.range[0]).line : 1;
    return `${file}:${line} ${nameField(keys)}: ${message}`;
  });
  throw new Error(lines.join("\n"));
}

function textUpTo(length: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Write something."),
    v.maxLength(length, `Write at most ${length} characters.`),
  );
}

/** Returns the schema of a list with at least one of the known names, each once. */
function listOf<const Name extends string>(names: readonly Name[]) {
  return v.pipe(
    v.array(v.picklist(names)),
    v.nonEmpty("Name at least one."),
    v.check((list) => new Set(list).size === list.length, "Name each only once."),
  );
}
