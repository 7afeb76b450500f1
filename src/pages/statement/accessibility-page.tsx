import { accessibility } from "../../content/pages/accessibility.ts";
import { StatementLayout } from "./statement-layout.tsx";
import type { PageHead } from "../../routing/page-head.ts";

export const head: PageHead = accessibility;

export function Content() {
  return <StatementLayout {...accessibility} />;
}
