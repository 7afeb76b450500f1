import { privacy } from "../../content/pages/privacy.ts";
import { DocumentPage } from "./document-page.tsx";

export function PrivacyPage() {
  return <DocumentPage {...privacy} />;
}
