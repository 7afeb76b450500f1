import { box, type Box, type Canvas } from "../svg-geometry.ts";
import { fields, type Field } from "./form-model.ts";

/** Returns the box of a field, without the label above it. */
export function fieldBox(field: Field, { narrow, width }: Canvas): Box {
  const index = fields.indexOf(field);
  return narrow ? box(12, 32 + index * 78, width - 24, 50) : box(20, 46 + index * 84, 420, 50);
}

export function buttonBox({ narrow, width, height }: Canvas): Box {
  return narrow ? box(12, height - 58, width - 24, 46) : box(20, height - 66, 180, 50);
}
