import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicesPage } from "../../content/pages/services-page.ts";
import { headFrom } from "../../routing/page-head.ts";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import type { LoadedPage } from "../loaded-page.ts";
import { FirstMonthTable } from "./first-month-table.tsx";
import { ProblemFinder } from "./problem-finder.tsx";
import { WorkingWithUs } from "./working-with-us.tsx";

export const page: LoadedPage = { head: headFrom(servicesPage), Content };

function Content() {
  return (
    <>
      <ProblemFinder />
      <FirstMonthTable />
      <WorkingWithUs />
      <EnquiryBand title={servicesPage.closing} label={enquiryLabels.project} />
    </>
  );
}
