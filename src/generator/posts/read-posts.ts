import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { parse, type YAMLParseError } from "yaml";
import { postTags, type Post } from "../../content/post.ts";
import { calendarDay } from "../../content/schemas/calendar-day.ts";
import { slugPattern } from "../../content/schemas/slug-pattern.ts";
import { serviceSlugs } from "../../content/slugs.ts";
import { descriptionLength } from "../../routing/page-head.ts";
import { schemaFault } from "../content-files/schema-faults.ts";
import { systemCharacters } from "../fonts/system-characters.ts";

/** The reading speed for the time that a post takes. */
const wordsPerMinute = 220;

const frontMatter = /^---\r?\n(?:(.*?)\r?\n)?---\r?\n/s;

const postSchema = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.string(),
      v.regex(slugPattern, "Name the file in lower-case words joined by hyphens."),
      v.notValue("page", "Give the file another name, because the list of posts is at /blog/page."),
    ),
    title: v.pipe(
      textUpTo(60),
      v.check(
        (title) => !systemCharacters.test(title),
        "Use no symbols in the title that our fonts lack, because the title is drawn on the share image.",
      ),
    ),
    description: v.pipe(
      v.string(),
      v.minLength(descriptionLength.min, `Write at least ${descriptionLength.min} characters.`),
      v.maxLength(descriptionLength.max, `Write at most ${descriptionLength.max} characters.`),
    ),
    published: calendarDay,
    updated: v.exactOptional(calendarDay),
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
 * Returns the front matter of all posts in a folder, newest first. Throws an error with a line for each fault
 * in any post.
 */
export async function readPosts(folder: string): Promise<Post[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".mdx"));
  const faults: string[] = [];
  const posts = await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const source = await readFile(file, "utf8");
      try {
        return [parsePost(path.relative(process.cwd(), file), source)];
      } catch (error) {
        faults.push((error as Error).message);
        return [];
      }
    }),
  );
  if (faults.length > 0) throw new Error(faults.toSorted().join("\n"));
  return posts.flat().toSorted((a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id));
}

/**
 * Parses the front matter of a post. Throws an error with a line for each wrong field, which has file, line
 * and remedy.
 */
export function parsePost(file: string, source: string): Post {
  const id = path.basename(file, ".mdx");
  const minutes = Math.max(1, Math.round(withoutFrontMatter(source).split(/\s+/).length / wordsPerMinute));
  const { success, output, issues } = v.safeParse(postSchema, { ...fieldsOf(file, source), id, minutes });
  if (success) return output;
  const lines = source.split("\n");
  const faults = issues.map((issue) => {
    const { keys, message } = schemaFault(issue);
    const line = lines.findIndex((text) => text.startsWith(`${keys[0]}:`)) + 1;
    return `${file}:${line || 1} ${keys.join(".")}: ${message}`;
  });
  throw new Error(faults.join("\n"));
}

/**
 * Returns a post without its front matter. Empty lines take its place, so that errors name the right line.
 */
export function withoutFrontMatter(source: string): string {
  return source.replace(frontMatter, (text) => text.replaceAll(/[^\n]+/g, ""));
}

function fieldsOf(file: string, source: string): object {
  const found = frontMatter.exec(source);
  if (!found) throw new Error(`${file}:1 The file must begin with front matter between two lines of ---.`);
  try {
    return Object(parse(found[1] ?? "")) as object;
  } catch (error) {
    const { message, linePos } = error as YAMLParseError;
    const line = 1 + (linePos?.[0].line ?? 0);
    throw new Error(`${file}:${line} The front matter is not YAML: ${message.split("\n")[0]}`, {
      cause: error,
    });
  }
}

function textUpTo(length: number) {
  return v.pipe(
    v.string(),
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
