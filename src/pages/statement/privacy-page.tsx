import { privacy as privacyFacts } from "virtual:facts";
import { privacyStatement } from "../../content/pages/privacy.ts";
import { StatementLayout } from "./statement-layout.tsx";
import type { PageHead } from "../../routing/page-head.ts";

const statement = privacyStatement(privacyFacts);

export const head: PageHead = statement;

export function Content() {
  return <StatementLayout {...statement} />;
}
