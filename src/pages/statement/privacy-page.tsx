import { privacy as privacyFacts } from "virtual:facts";
import { privacyStatement } from "../../content/pages/privacy.ts";
import { StatementLayout } from "./statement-layout.tsx";
import type { LoadedPage } from "../loaded-page.ts";

const statement = privacyStatement(privacyFacts);

export const page: LoadedPage = { head: statement, Content };

function Content() {
  return <StatementLayout {...statement} />;
}
