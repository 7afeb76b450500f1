import { accessibility } from "../../content/pages/accessibility.ts";
import { DocumentPage } from "./document-page.tsx";

export function AccessibilityPage() {
  return <DocumentPage {...accessibility} />;
}
