import { useMemo, useState } from "react";
import { company } from "../../content/company.ts";
import { seasonsOf } from "./overlap-model.ts";
import { thisYear } from "./overlap-words.ts";

/** The visitor's zone, at first the browser's own, and the year as both clocks see it. */
export function useZone() {
  const [zone, setZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const seasons = useMemo(() => seasonsOf(thisYear, zone, company.place.timeZone), [zone]);
  return { zone, setZone, seasons };
}
