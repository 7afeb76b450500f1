const files = import.meta.glob<number>("./posts/*.mdx", {
  eager: true,
  query: "?minutes",
  import: "default",
});

/** Minutes by the id of the post; the build counts the words, without loading the post itself. */
export const readingTimes: Record<string, number> = Object.fromEntries(
  Object.entries(files).map(([file, minutes]) => [file.replace(/^.*\/|\.mdx$/g, ""), minutes]),
);
