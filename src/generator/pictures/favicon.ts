import { readFileSync } from "node:fs";
import path from "node:path";
import { blue, red, white } from "../../styles/tokens.ts";
import { sourceFolder } from "../project-paths.ts";

const markFile = path.join(sourceFolder, "content/images/logo-mark.svg");

/** Returns the favicon as SVG: the company's mark in blue, with a white envelope and a red seal. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" color="${blue}">
<path fill="${white}" d="M5 8h22v16H5z"/>
${mark()}
<circle cx="16" cy="20" r="3.6" fill="${red}"/>
</svg>
`;
}

/** Returns the mark as a part of another SVG, whatever program has saved it: without declaration and size. */
function mark(): string {
  return readFileSync(markFile, "utf8")
    .replace(/^[^]*?(?=<svg)/, "")
    .replace(/^<svg[^>]*>/, (tag) => tag.replaceAll(/\s(?:width|height)="[^"]*"/g, ""))
    .trim();
}
