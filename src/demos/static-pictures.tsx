import { renderToStaticMarkup } from "react-dom/server";
import { themes } from "../styles/tokens.ts";
import { demos, staticPicturePath } from "./demos.ts";

/** Returns the SVG files of the drawings that the documents show, by their path on the site. */
export async function drawStaticPictures(): Promise<Map<string, string>> {
  const pictures = await Promise.all(
    Object.entries(demos).map(async ([name, { code, sizes }]) => {
      const StaticPicture = (await code.load()).StaticPicture!;
      return (["wide", "narrow"] as const).map((size): [string, string] => [
        staticPicturePath(name, size),
        asSvgFile(renderToStaticMarkup(<StaticPicture sizes={sizes} name={size} />)),
      ]);
    }),
  );
  return new Map(pictures.flat());
}

/**
 * Returns the picture as a document of its own, to which styles and fonts of the page do not apply. Values
 * replace the custom properties, and system fonts ours. A light background keeps the dark lines visible in
 * every colour scheme.
 */
function asSvgFile(svg: string): string {
  const { scheme: _, ...roles } = themes.light;
  return svg
    .replace(/var\(--display\)/g, "Archivo Display, Archivo, Arial, sans-serif")
    .replace(/var\(--text\)/g, "Archivo, Arial, sans-serif")
    .replace(/var\(--mono\)/g, "ui-monospace, monospace")
    .replace(/var\(--([\w-]+)\)/g, (_all, role: keyof typeof roles) => {
      if (!(role in roles)) throw new Error(`A drawing uses var(--${role}), which static pictures lack.`);
      return roles[role];
    })
    .replace(
      /<svg (?=[^>]*viewBox="0 0 (\S+) (\S+)")([^>]*)>/,
      `<svg xmlns="http://www.w3.org/2000/svg" $3><path fill="${roles.surface}" d="M0 0h$1v$2H0z"/>`,
    );
}
