import { accessibility } from "../../content/pages/accessibility.ts";
import { StatementLayout } from "./statement-layout.tsx";
import type { LoadedPage } from "../loaded-page.ts";

export const page: LoadedPage = { head: accessibility, Content };

function Content() {
  return <StatementLayout {...accessibility} />;
}
