import type { ResizeOptions } from "sharp";
import type { Plugin } from "vite";
import { publishedPhoto } from "./published-photo.ts";

/** In pixels: twice the largest size at which a page shows a portrait, for dense screens. */
const side = 288;

/** The square around the part that stands out most. */
export const portraitSize: ResizeOptions = {
  width: side,
  height: side,
  fit: "cover",
  position: "attention",
};

const suffix = "?portrait";

/** Vite plugin: resolves `someone.jpg?portrait` to the address of the picture, cut to a small square. */
export function portraits(): Plugin {
  return {
    name: "portraits",
    enforce: "pre",
    load: {
      filter: { id: /\?portrait$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length);
        this.addWatchFile(file);
        const portrait = await publishedPhoto(file, portraitSize);
        return `export { default } from ${JSON.stringify(portrait.replaceAll("\\", "/"))};`;
      },
    },
  };
}
