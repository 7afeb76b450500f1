import { privacy as ownFacts } from "virtual:facts";
import { privacy, privacySections } from "../../content/pages/privacy.ts";
import { DocumentPage } from "./document-page.tsx";
import type { PageHead } from "../../site/page-code.ts";

export const head: PageHead = privacy;

export function Content() {
  return <DocumentPage {...privacy} sections={privacySections(ownFacts)} />;
}
