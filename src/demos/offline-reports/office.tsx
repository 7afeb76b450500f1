import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { slotY, type Layout } from "./offline-reports-layout.ts";
import { checks, type Report } from "./offline-reports-model.ts";

interface OfficeProps {
  reports: readonly Report[];
  layout: Layout;
}

/** The office, with an empty slot for each report and the number of entries that it has. */
export function Office({ reports, layout }: OfficeProps) {
  const { office, officeTitle, count, slot } = layout;
  const entries = reports.reduce((sum, report) => sum + report.entries, 0);
  const hasTwice = reports.some((report) => report.entries > 1);
  return (
    <>
      <rect {...office} fill="var(--link)" />
      <DrawingText {...officeTitle} fill="var(--surface)" text="Office" />
      <DrawingText
        {...count}
        fill={hasTwice ? gold : "var(--surface)"}
        text={`${entries} of ${checks.length}`}
      />
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
