import { expect, test } from "vitest";
import { mapPage } from "../../../src/generator/map/map-page.ts";
import { mapStyle } from "../../../src/generator/map/map-style.ts";

const place = {
  street: "1 Street",
  town: "Town & Harbour",
  country: "Country",
  countryCode: "DK",
  timeZone: "Europe/Copenhagen",
  workingDay: { start: "09:30", end: "18:30" },
};
const address = ["1 Street", "Town & Harbour"];

test("the map names the company's town, and its link shows a marker at the coordinates in the middle of the area", () => {
  const html = mapPage({ place, address, map: { latitude: -23.55, longitude: -46.63, zoom: 11 } });
  expect(html).toContain("<title>Company Location</title>");
  expect(html).toContain("Town &amp; Harbour</text>");
  // The content security policy forbids style attributes.
  expect(html).not.toContain(" style=");
  expect(html).toContain("23.55° S, 46.63° W");
  const { searchParams } = new URL(/href="(https:[^"]+)"/.exec(html)![1]!.replaceAll("&amp;", "&"));
  expect(searchParams.get("marker")).toBe("-23.55,-46.63");
  const [west, south, east, north] = searchParams.get("bbox")!.split(",").map(Number);
  expect((west! + east!) / 2).toBeCloseTo(-46.63, 3);
  expect((south! + north!) / 2).toBeCloseTo(-23.55, 3);
});

test("without coordinates the link searches for the address, in a new tab", () => {
  const html = mapPage({ place, address });
  expect(html).toContain('/search?query=1%20Street%2C%20Town%20%26%20Harbour" target="_blank"');
  expect(html).not.toContain("marker");
});

test("the map has the files of the site's fonts that every page fetches", () => {
  const names = ["text-extended", "text", "text-latin-1", "display-latin-1", "display"];
  const style = mapStyle(names.map((name) => `assets/archivo-${name}-a1b2c3.woff2`));
  expect(Array.from(style.matchAll(/archivo-([\w-]*)-\w{6}\.woff2/g), ([, name]) => name)).toEqual([
    "text",
    "display",
  ]);
});
