import { renderToStaticMarkup } from "react-dom/server";
import { themes } from "../styles/tokens.ts";
import { demos, stillPath } from "./demos.ts";

const stills = await Promise.all(
  Object.entries(demos).map(async ([name, { code, sizes }]) => {
    const { Still } = await code.preload();
    return (["wide", "narrow"] as const).map((layout): [string, string] => [
      stillPath(name, layout),
      standalone(renderToStaticMarkup(<Still sizes={sizes} narrow={layout === "narrow"} />)),
    ]);
  }),
);

/** The drawings that stand in the documents, by their address. */
export function drawStills(): Map<string, string> {
  return new Map(stills.flat());
}

/** As a picture it is a document of its own: it has no custom properties, no font of ours, and a ground in any colours. */
function standalone(svg: string): string {
  const { scheme: _, ...roles } = themes.light;
  return svg
    .replace(/var\(--display\)/g, "Archivo Display, Archivo, Arial, sans-serif")
    .replace(/var\(--text\)/g, "Archivo, Arial, sans-serif")
    .replace(/var\(--mono\)/g, "ui-monospace, monospace")
    .replace(/var\(--([\w-]+)\)/g, (_all, role: keyof typeof roles) => roles[role])
    .replace(
      /<svg (?=[^>]*viewBox="0 0 (\S+) (\S+)")([^>]*)>/,
      `<svg xmlns="http://www.w3.org/2000/svg" $3><path fill="${roles.surface}" d="M0 0h$1v$2H0z"/>`,
    );
}
