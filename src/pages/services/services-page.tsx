import { servicesPage } from "../../content/pages/services-page.ts";
import { headFrom } from "../../routing/page-head.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { FirstMonthList } from "./first-month-list.tsx";
import { ProblemFinder } from "./problem-finder.tsx";
import { WorkingWithUs } from "./working-with-us.tsx";

export const page: LoadedPage = { head: headFrom(servicesPage), Content };

function Content() {
  return (
    <>
      <ProblemFinder />
      <FirstMonthList />
      <WorkingWithUs />
    </>
  );
}
