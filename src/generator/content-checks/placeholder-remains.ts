import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder, sourceFolder } from "../project-paths.ts";

/** Matches the values of the placeholder company. */
export const placeholderPattern =
  /Northlane|hello@example\.com|(?:\+91 )?00000 00000|12 Example Road|\bPune\b|Maharashtra|country: "India"|countryCode: "IN"|Asia\/Kolkata|18\.52\d*/;

/**
 * Matches what is true of the placeholder company, each with what another company does about it. Some may be
 * true of the owner's as well, such as its town.
 */
const passages: [pattern: RegExp, remedy: string][] = [
  [placeholderPattern, "Write your company’s."],
  [/placeholder: true/, "Write false once this file describes your company."],
  [
    /https:\/\/(?:www\.)?(?:facebook|x|linkedin|instagram)\.com\/(?=")/,
    "Write the address of your page there.",
  ],
  [/\bIndia\b|\bDPDP\b/, "Write what the law says where you and your clients are, or remove the passage."],
  [/\brupees?\b|\bpaise\b/, "Write the currency of your clients, or leave the example."],
  [
    /30\+ AI\/ML experts|25\+ data scientists|(?<=figure: ")(?:(?:30|50?|35|25)\+|15-40%|20-35%|30-300%)/,
    "Write the figures of your team.",
  ],
  [/ours: \{ start: 570, end: 1110 \}/, "Write your working hours, in minutes after midnight."],
];

/**
 * Returns a line for each line of the owner's files and of the email template that still speaks of the
 * placeholder company, with file, line and remedy.
 */
export async function placeholderRemains(files?: string[]): Promise<string[]> {
  const lines = await Promise.all((files ?? (await ownersFiles())).map(remainsIn));
  return lines.flat();
}

async function ownersFiles(): Promise<string[]> {
  const content = path.join(sourceFolder, "content");
  const names = await readdir(content, { recursive: true });
  return [
    ...names
      .filter((name) => /\.\w+$/.test(name))
      .toSorted()
      .map((name) => path.join(content, name)),
    path.join(projectFolder, "netlify/email-template.html"),
    path.join(projectFolder, "netlify/email-template.txt"),
  ];
}

async function remainsIn(file: string): Promise<string[]> {
  const name = path.relative(process.cwd(), file);
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.flatMap((line, index) => {
    for (const [pattern, remedy] of passages) {
      const found = pattern.exec(line);
      if (found) return [`${name}:${index + 1} ${found[0]}: ${remedy}`];
    }
    return [];
  });
}
