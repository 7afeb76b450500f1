import { accessibility } from "../../content/pages/accessibility.ts";
import { StatementPage } from "./statement-page.tsx";
import type { PageHead } from "../../routing/page-head.ts";

export const head: PageHead = accessibility;

export function Content() {
  return <StatementPage {...accessibility} />;
}
