import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { slotY, type Layout } from "./offline-reports-layout.ts";
import { checks, type Report } from "./offline-reports-model.ts";
import { formatEntries, officeTitle } from "./offline-reports-text.ts";

interface OfficeProps {
  reports: readonly Report[];
  layout: Layout;
}

/** The office, with an empty slot for each report and the number of entries that it has. */
export function Office({ reports, layout }: OfficeProps) {
  const { office, count, slot } = layout;
  const entries = reports.reduce((sum, report) => sum + report.entries, 0);
  const hasTwice = reports.some((report) => report.entries > 1);
  return (
    <>
      <rect {...office} fill="var(--link)" />
      <DrawingText {...layout.officeTitle} fill="var(--surface)" text={officeTitle} />
      <DrawingText {...count} fill={hasTwice ? gold : "var(--surface)"} text={formatEntries(entries)} />
      {checks.map((check, index) => (
        <rect
          key={check}
          {...slot}
          y={slotY(index, layout)}
          fill="none"
          stroke="var(--surface)"
          strokeWidth="2"
          strokeDasharray="6 6"
        />
      ))}
    </>
  );
}
