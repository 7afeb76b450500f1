const files = import.meta.glob<string>("../../content/people/*", {
  query: "?portrait",
  import: "default",
  eager: true,
});

/** Returns the address of a person's picture, which the build cuts to a square (src/generator/pictures/portraits.ts). */
export function portraitOf(file: string): string | undefined {
  return files[`../../content/people/${file}`];
}
