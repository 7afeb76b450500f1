import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { backgrounds } from "../../styles/tokens.ts";
import { favicon } from "./favicon.ts";

interface Icon {
  file: string;
  /** In pixels. */
  size: number;
  /** The width of the favicon relative to `size`; below 1 the icon has an opaque background. */
  scale?: number;
}

const icons: Icon[] = [
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  // Home screens crop a maskable icon to a circle of 80% of its width (W3C Manifest, "Maskable icons").
  { file: "icon-maskable.png", size: 512, scale: 0.56 },
  { file: "apple-touch-icon.png", size: 180, scale: 0.8 },
];

/** Writes the favicon as PNG files, in the sizes that the web app manifest and iOS ask for. */
export async function writeIcons(outDir: string) {
  const source = `data:image/svg+xml;base64,${Buffer.from(favicon()).toString("base64")}`;
  await Promise.all(
    icons.map(({ file, size, scale = 1 }) => {
      const background = scale < 1 ? `<path fill="${backgrounds.light}" d="M0 0h${size}v${size}H0z"/>` : "";
      const start = (size * (1 - scale)) / 2;
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}<image x="${start}" y="${start}" width="${size * scale}" height="${size * scale}" href="${source}"/></svg>`;
      return writeFile(path.join(outDir, file), new Resvg(drawing).render().asPng());
    }),
  );
}
