import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { companyFile } from "./read-company.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** What the project says of its placeholder company. Some of it may be true of another company in the same place. */
const placeholder =
  /Northlane|hello@example\.com|\+91 00000 00000|12 Example Road|\bPune\b|Maharashtra|Asia\/Kolkata|18\.5204/;

/** A line for each place that still names the placeholder: in the company's file, the texts, the letter and the pictures. */
export async function placeholderRemains(): Promise<string[]> {
  const texts = await readdir(path.join(root, "src/content"), { recursive: true });
  const files = [
    companyFile,
    ...texts
      .filter((name) => /\.(?:ts|mdx|svg)$/.test(name) && name !== "company.ts")
      .map((name) => path.join(root, "src/content", name)),
    path.join(root, "netlify/letter-template.html"),
    path.join(root, "netlify/letter-template.txt"),
  ];
  const lines = await Promise.all(files.map(remainsIn));
  return lines.flat();
}

async function remainsIn(file: string): Promise<string[]> {
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.flatMap((line, index) => {
    const found = placeholder.exec(line);
    return found ? [`${path.relative(process.cwd(), file)}:${index + 1} ${found[0]}`] : [];
  });
}
