/** Attributes that give a text an outline in the colour of the background, so that lines behind it do not touch its letters. */
export const textOutline = { stroke: "var(--surface)", strokeWidth: 5, paintOrder: "stroke" };
