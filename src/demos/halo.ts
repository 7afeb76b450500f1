/** Lets lines pass behind a text. */
export const halo = { stroke: "var(--surface)", strokeWidth: 5, paintOrder: "stroke" };
