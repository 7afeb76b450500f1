/** Lets lines pass behind a text. */
export const halo = { stroke: "var(--surface)", strokeWidth: 6, paintOrder: "stroke" };
