/** What the build reads off each post without loading its body: reading time and second-level headings. */
export interface Outline {
  readingMinutes: number;
  headings: { id: string; text: string }[];
}

const files = import.meta.glob<Outline>("./posts/*.mdx", {
  eager: true,
  query: "?outline",
  import: "default",
});

export const outlines: Record<string, Outline> = Object.fromEntries(
  Object.entries(files).map(([file, outline]) => [file.replace(/^.*\/|\.mdx$/g, ""), outline]),
);
