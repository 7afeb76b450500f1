import { privacy as privacyFacts } from "virtual:facts";
import { privacyStatement } from "../../content/pages/privacy.ts";
import { StatementPage } from "./statement-page.tsx";
import type { PageHead } from "../../routing/page-head.ts";

const statement = privacyStatement(privacyFacts);

export const head: PageHead = statement;

export function Content() {
  return <StatementPage {...statement} />;
}
