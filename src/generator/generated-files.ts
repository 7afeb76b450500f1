import { company } from "../content/company.ts";
import { mapPage } from "./map/map-page.ts";
import { mapStyle } from "./map/map-style.ts";
import { favicon } from "./pictures/favicon.ts";

export interface GeneratedFile {
  text: string;
  mediaType: string;
}

/**
 * Returns the file that the build writes for an address; undefined for an address of another kind. `fonts`
 * are the bundled files of which the map's stylesheet names some.
 */
export async function generatedFile(
  address: string,
  fonts: string[] = [],
): Promise<GeneratedFile | undefined> {
  if (address === "/favicon.svg") return { text: favicon(), mediaType: "image/svg+xml" };
  if (address === "/map.html") return { text: mapPage(company), mediaType: "text/html" };
  if (address === "/map.css") return { text: mapStyle(fonts), mediaType: "text/css" };
  return undefined;
}
