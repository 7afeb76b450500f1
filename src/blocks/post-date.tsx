import { longDate } from "../ui/long-date.ts";

/** An ISO date as people write it, "12 November 2026". */
export function PostDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{longDate(iso)}</time>;
}
