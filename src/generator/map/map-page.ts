import type { Company } from "../../content/schemas/company-schema.ts";
import { mapHeight, mapWidth } from "../../styles/tokens.ts";
import { contentSecurityPolicy, mapHost, policyTag } from "../documents/content-security-policy.ts";
import { escapeXml } from "../escape-xml.ts";

/** In CSS pixels: the side of a map tile. A zoom level shows the world's width in 2 ** zoom tiles. */
const tileSize = 256;
const defaultZoom = 12;

type Location = Pick<Company, "place" | "address" | "map">;

/**
 * Returns the document in the footer's frame: a drawing of an invented town and a link to OpenStreetMap. For
 * a company with coordinates the link opens an interactive map in the frame, otherwise a search for the
 * address in a new tab.
 */
export function mapPage({ place, address, map }: Location): string {
  const town = escapeXml(place.town);
  const country = escapeXml(place.country);
  return `<!doctype html>
<html lang="en">
<head>
${policyTag(contentSecurityPolicy({}))}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Company Location</title>
<link rel="stylesheet" href="map.css">
</head>
<body>
<div class="map">
<div class="drawing">
<h1>Company<br>Location</h1>
<svg viewBox="-38 0 238 166" preserveAspectRatio="xMaxYMid" role="img" aria-labelledby="t d">
<title id="t">A pin on ${town}, ${country}</title>
<desc id="d">A drawn town between fields, with streets, a river and a park. It shows no real place.</desc>
<defs><pattern id="w" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M-4 4l8-8M0 16L16 0M12 20l8-8"/></pattern><clipPath id="c"><path d="${townEdge}"/></clipPath></defs>
<path fill="url(#w)" d="M-900-400h2000v1000h-2000z"/>
<path class="town" d="${townEdge}"/>
<g clip-path="url(#c)">
<path class="streets" d="M38-20l52 200M68-20l52 200M98-20l52 200M128-20l52 200M158-20l52 200M188-20l52 200M12 52l400-104M12 84l400-104M12 116l400-104M12 148l400-104M12 180l400-104M12 212l400-104"/>
<path class="avenue" d="M20 92q50 4 92-2t110-20"/>
<path class="park" d="M171.600 89.200l20.500-5.300 10.400 40-20.500 5.300z"/>
<path class="river" d="M186-10q-16 30-2 52t-14 44-10 92v30"/>
</g>
<g class="pin" transform="translate(104 88)"><path d="m-4-10 4 10 4-10z"/><path d="${stamp}"/><path class="env" d="M-5.500-22.500h11v9h-11z"/><path class="flap" d="m-5-22 5 4.500 5-4.500"/></g>
<g class="names"><text x="104" y="107" text-anchor="middle" class="here" font-size="${townSize(place.town)}">${town}</text><text x="104" y="119" text-anchor="middle">${map ? coordinates(map) : country}</text></g>
</svg>
</div>
<div class="legend">
${link(map, address)}
<p>This contacts OpenStreetMap.</p>
</div>
</div>
</body>
</html>
`;
}

const townEdge =
  "M30 36q4-22 30-20t38-10 40 6 36-4 60-20v190q-40-8-60-10t-36 2-34-6-30 2-34-10-18-30-10-34 18-56z";

/** The outline of a stamp with its perforation, as a path. */
const stamp = [
  "M-9-27",
  ...["1.5 0", "0 1.5", "-1.5 0", "0-1.5"].map((step, side) =>
    Array.from(
      { length: 3 },
      () => `l${step}a1.5 1.5 0 0 0 ${["3 0", "0 3", "-3 0", "0-3"][side]}l${step}`,
    ).join(""),
  ),
  "z",
].join("");

/** Returns a font size in units of the drawing at which the town's name fits on the drawing. */
function townSize(town: string): number {
  return Math.min(18, Math.round(360 / town.length));
}

const degrees = (value: number) => `${Math.abs(value).toFixed(2)}°`;

/** Returns coordinates as "18.52° N, 73.86° E". */
function coordinates({ latitude, longitude }: NonNullable<Company["map"]>): string {
  return `${degrees(latitude)} ${latitude < 0 ? "S" : "N"}, ${degrees(longitude)} ${longitude < 0 ? "W" : "E"}`;
}

function link(map: Company["map"], address: string[]): string {
  if (!map) {
    const query = encodeURIComponent(address.join(", "));
    return `<a href="${mapHost}/search?query=${query}" target="_blank" rel="noopener noreferrer" aria-label="Find the address on OpenStreetMap (opens in a new tab)">Find the address</a>`;
  }
  const { latitude, longitude, zoom = defaultZoom } = map;
  const degreesPerPixel = 360 / (tileSize * 2 ** zoom);
  const halfWidth = (mapWidth / 2) * degreesPerPixel;
  // A degree of latitude is drawn larger towards the poles.
  const halfHeight = (mapHeight / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  const bounds = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  const query = new URLSearchParams({
    bbox: bounds.map((edge) => edge.toFixed(4)).join(),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `<a href="${escapeXml(`${mapHost}/export/embed.html?${query}`)}" target="_self" rel="noreferrer">Load the interactive map</a>`;
}
