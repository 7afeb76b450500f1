import { privacy as privacyFacts } from "virtual:facts";
import { privacyStatement } from "../../content/pages/privacy.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { StatementContent } from "./statement-content.tsx";

const statement = privacyStatement(privacyFacts);

export const page: LoadedPage = { head: statement, Content };

function Content() {
  return <StatementContent {...statement} />;
}
