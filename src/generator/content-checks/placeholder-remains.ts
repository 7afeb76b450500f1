import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { companyFile } from "../company/read-company.ts";
import { projectFolder, sourceFolder } from "../project-paths.ts";

/** Matches texts about the placeholder company. Some may be true of the owner's as well, such as its town. */
export const placeholderPattern =
  /Northlane|hello@example\.com|(?:\+91 )?00000 00000|12 Example Road|\bPune\b|Maharashtra|Asia\/Kolkata|18\.52\d*/;

/**
 * Returns a line for each line of the company's file, the texts, the drawings and the email template that
 * still names the placeholder company.
 */
export async function placeholderRemains(): Promise<string[]> {
  const names = await readdir(path.join(sourceFolder, "content"), { recursive: true });
  const files = [
    companyFile,
    ...names
      .filter((name) => /\.(?:ts|mdx|svg)$/.test(name) && name !== "company.ts")
      .map((name) => path.join(sourceFolder, "content", name)),
    path.join(projectFolder, "netlify/email-template.html"),
    path.join(projectFolder, "netlify/email-template.txt"),
  ];
  const lines = await Promise.all(files.map(remainsIn));
  return lines.flat();
}

async function remainsIn(file: string): Promise<string[]> {
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.flatMap((line, index) => {
    const found = placeholderPattern.exec(line);
    return found ? [`${path.relative(process.cwd(), file)}:${index + 1} ${found[0]}`] : [];
  });
}
