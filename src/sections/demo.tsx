import type { DemoName } from "../content/demo-text.ts";
import { PrerenderedDemo } from "./prerendered-demo.tsx";

/** Shows a demonstration. */
export function Demo({ name }: { name: DemoName }) {
  return <PrerenderedDemo name={name} />;
}
