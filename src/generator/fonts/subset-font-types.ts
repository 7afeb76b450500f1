/* The types of subset-font, which has none of its own. Like src/ambient-types.ts, this is not a .d.ts file. */

declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "truetype";
    keepFeatures?: string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
