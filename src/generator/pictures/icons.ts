import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { backgrounds } from "../../styles/tokens.ts";
import { favicon } from "./favicon.ts";
import { icons, type Icon } from "./icon-files.ts";

/** Writes the favicon as PNG files. */
export async function writeIcons(outDir: string) {
  const source = `data:image/svg+xml;base64,${Buffer.from(favicon()).toString("base64")}`;
  await Promise.all(
    Object.values<Icon>(icons).map(({ file, size, scale = 1 }) => {
      const background = scale < 1 ? `<path fill="${backgrounds.light}" d="M0 0h${size}v${size}H0z"/>` : "";
      const start = (size * (1 - scale)) / 2;
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}<image x="${start}" y="${start}" width="${size * scale}" height="${size * scale}" href="${source}"/></svg>`;
      return writeFile(path.join(outDir, file), new Resvg(drawing).render().asPng());
    }),
  );
}
