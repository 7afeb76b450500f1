import { accessibility } from "../../content/pages/accessibility.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { StatementTemplate } from "./statement-template.tsx";

export const page: LoadedPage = { head: accessibility, Content };

function Content() {
  return <StatementTemplate {...accessibility} />;
}
