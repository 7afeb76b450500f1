import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { backgrounds } from "../styles/tokens.ts";
import { favicon } from "./favicon.ts";

/** `room` is the part of the side that the mark takes, on paper instead of transparent. */
const icons: { file: string; size: number; room?: number }[] = [
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  // Home screens cut a maskable icon down to a circle of 80% (W3C Manifest, "Maskable icons").
  { file: "icon-maskable.png", size: 512, room: 0.56 },
  { file: "apple-touch-icon.png", size: 180, room: 0.8 },
];

/** Draws the favicon at the sizes that the manifest and iOS ask for. */
export async function writeIcons(out: string) {
  const mark = `data:image/svg+xml;base64,${Buffer.from(favicon()).toString("base64")}`;
  await Promise.all(
    icons.map(({ file, size, room = 1 }) => {
      const paper = room < 1 ? `<path fill="${backgrounds.light}" d="M0 0h${size}v${size}H0z"/>` : "";
      const start = (size * (1 - room)) / 2;
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}<image x="${start}" y="${start}" width="${size * room}" height="${size * room}" href="${mark}"/></svg>`;
      return writeFile(path.join(out, file), new Resvg(drawing).render().asPng());
    }),
  );
}
