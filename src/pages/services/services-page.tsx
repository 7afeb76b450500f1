import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { headFrom } from "../../routing/page-head.ts";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { FirstMonthTable } from "../../sections/first-month-table.tsx";
import { WorkingWithUs } from "../../sections/working-with-us.tsx";
import type { LoadedPage } from "../loaded-page.ts";
import { ProblemFinder } from "./problem-finder.tsx";

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
