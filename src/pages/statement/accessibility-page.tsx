import twoSlots from "../../content/images/two-slots.svg";
import { accessibility } from "../../content/pages/accessibility.ts";
import { headFrom } from "../../routing/page-head.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { StatementContent } from "./statement-content.tsx";

export const page: LoadedPage = { head: headFrom(accessibility), Content };

function Content() {
  return <StatementContent {...accessibility} picture={twoSlots} />;
}
