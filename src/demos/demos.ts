import type { DemoName } from "../content/demo-text.ts";
import type { LazyCode } from "../loading/lazy-code.ts";
import type { DemoModule } from "./define-demo.tsx";
import type { DrawingSizes, SizeName } from "./drawing-size.ts";

interface Entry {
  /** Each demonstration is a script file of its own, which no page waits for. */
  code: LazyCode<DemoModule>;
  /** The page needs them before the code has loaded: they reserve the space of the static picture. */
  sizes: DrawingSizes;
}

/** The demonstrations with a static picture, with the heights of both drawings. */
export const demos: Partial<Record<DemoName, Entry>> = {};

/** Returns the path of the SVG file that static-pictures.tsx draws for a demonstration. */
export function staticPicturePath(name: string, size: SizeName): string {
  return `/demos/${name}${size === "narrow" ? "-narrow" : ""}.svg`;
}
