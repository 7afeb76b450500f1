import type { DemoName } from "../content/demo-text.ts";
import { lazyCode, type LazyCode } from "../loading/lazy-code.ts";
import type { DemoModule } from "./define-demo.tsx";
import type { DrawingSizes, SizeName } from "./drawing-size.ts";
import type { prerenderedDemos } from "./prerendered-demos.ts";

interface Entry {
  /** Each demonstration is a script file of its own, which no page waits for. */
  code: LazyCode<DemoModule>;
  /** The page needs them before the code has loaded: they reserve the space of the static picture. */
  sizes: DrawingSizes;
}

/** The demonstrations with a static picture, with the heights of both drawings. */
export const demos: Record<Exclude<DemoName, keyof typeof prerenderedDemos>, Entry> = {
  failover: entry(() => import("./failover/failover-demo.tsx"), { wide: 464, narrow: 416 }),
};

function entry(load: () => Promise<DemoModule>, heights: Record<SizeName, number>): Entry {
  return {
    code: lazyCode(load),
    sizes: {
      wide: { width: 1000, height: heights.wide },
      narrow: { width: 340, height: heights.narrow },
    },
  };
}

/** Returns the path of the SVG file that static-pictures.tsx draws for a demonstration. */
export function staticPicturePath(name: string, size: SizeName): string {
  return `/demos/${name}${size === "narrow" ? "-narrow" : ""}.svg`;
}
