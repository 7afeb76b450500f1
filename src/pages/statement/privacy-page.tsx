import { privacy as ownFacts } from "virtual:facts";
import { privacy, privacySections } from "../../content/pages/privacy.ts";
import { StatementPage } from "./statement-page.tsx";
import type { PageHead } from "../../routing/page-head.ts";

export const head: PageHead = privacy;

export function Content() {
  return <StatementPage {...privacy} sections={privacySections(ownFacts)} />;
}
