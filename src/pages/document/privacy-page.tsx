import { privacy } from "../../content/pages/privacy.ts";
import { DocumentPage } from "./document-page.tsx";
import type { PageHead } from "../../site/page-code.ts";

export const head: PageHead = privacy;

export function PrivacyPage() {
  return <DocumentPage {...privacy} />;
}
