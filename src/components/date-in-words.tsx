import { longDate } from "./long-date.ts";

/** Shows an ISO date as "12 November 2026". */
export function DateInWords({ iso }: { iso: string }) {
  return <time dateTime={iso}>{longDate(iso)}</time>;
}
