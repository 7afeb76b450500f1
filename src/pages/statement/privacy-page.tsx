import { facts } from "../../content/facts.ts";
import privateLetter from "../../content/images/private-letter.svg";
import { privacyStatement } from "../../content/pages/privacy.ts";
import { headFrom } from "../../routing/page-head.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { StatementContent } from "./statement-content.tsx";

const statement = privacyStatement(facts.privacy);

export const page: LoadedPage = { head: headFrom(statement), Content };

function Content() {
  return <StatementContent {...statement} picture={privateLetter} />;
}
