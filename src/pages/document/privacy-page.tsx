import { privacy } from "../../content/pages/privacy.ts";
import { DocumentPage } from "./document-page.tsx";
import type { PageHead } from "../../site/define-page.tsx";

export const head: PageHead = privacy;

export function PrivacyPage() {
  return <DocumentPage {...privacy} />;
}
