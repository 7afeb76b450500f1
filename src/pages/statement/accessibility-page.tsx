import { accessibility } from "../../content/pages/accessibility.ts";
import { StatementTemplate } from "./statement-template.tsx";
import type { LoadedPage } from "../loaded-page.ts";

export const page: LoadedPage = { head: accessibility, Content };

function Content() {
  return <StatementTemplate {...accessibility} />;
}
