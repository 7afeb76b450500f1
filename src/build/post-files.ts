import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { postTags, type Post } from "../content/post.ts";
import { serviceSlugs } from "../content/slugs.ts";

const wordsPerMinute = 220;

const frontMatter = /^---\r?\n(?:(.*?)\r?\n)?---\r?\n/s;

const dateSchema = v.pipe(v.string(), v.check(isDate, "Write a date like 2026-01-31."));

const postSchema = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Name the file in lower-case words joined by hyphens."),
      v.notValue("page", "Name the file otherwise: the list of posts is at /blog/page."),
    ),
    title: textUpTo(60),
    description: v.pipe(v.string(), v.minLength(110), v.maxLength(160)),
    published: dateSchema,
    updated: v.exactOptional(dateSchema),
    tags: listOf(postTags),
    services: listOf(serviceSlugs),
    closing: v.exactOptional(textUpTo(48)),
    minutes: v.number(),
  }),
  v.forward(
    v.partialCheck(
      [["published"], ["updated"]],
      ({ published, updated = published }) => updated >= published,
      "A post is not updated before it is published.",
    ),
    ["updated"],
  ),
);

/** All posts of a folder, newest first. */
export async function readPosts(folder: string): Promise<Post[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".mdx"));
  const posts = await Promise.all(
    files.map(async (file) =>
      postOf(path.join(folder, file), await readFile(path.join(folder, file), "utf8")),
    ),
  );
  return posts.toSorted((a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id));
}

/** Reads a post's front matter. Throws an error that names the file and every wrong field. */
export function postOf(file: string, source: string): Post {
  const id = path.basename(file, ".mdx");
  const minutes = Math.max(1, Math.round(bodyOf(source).split(/\s+/).length / wordsPerMinute));
  const { success, output, issues } = v.safeParse(postSchema, { ...fieldsOf(file, source), id, minutes });
  if (success) return output;
  const faults = issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error([`${file} cannot be published:`, ...faults].join("\n"));
}

/** The text of a post without its front matter; the lines keep their numbers. */
export function bodyOf(source: string): string {
  return source.replace(frontMatter, (text) => text.replaceAll(/[^\n]+/g, ""));
}

function fieldsOf(file: string, source: string): object {
  const found = frontMatter.exec(source);
  if (!found) throw new Error(`${file} does not begin with front matter, between two lines of ---.`);
  try {
    return Object(parse(found[1] ?? "")) as object;
  } catch (error) {
    throw new Error(`${file}: the front matter is not YAML.`, { cause: error });
  }
}

function textUpTo(length: number) {
  return v.pipe(v.string(), v.nonEmpty(), v.maxLength(length));
}

/** At least one of the known names, each once. */
function listOf<const Name extends string>(names: readonly Name[]) {
  return v.pipe(
    v.array(v.picklist(names)),
    v.nonEmpty(),
    v.check((list) => new Set(list).size === list.length, "Name each once."),
  );
}

/** Whether a text is a day of the calendar, which 2026-02-30 is not. */
function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}
