/** A role that is open up to the end of its last day. */
export interface Job {
  /** Ends up in addresses: lower-case words joined by hyphens. */
  id: string;
  title: string;
  discipline: string;
  /** Town, or town and region. */
  location: string;
  /** Two letters, as in ISO 3166: IN. */
  country: string;
  employmentType: "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN";
  /** 2026-01-31; search engines require both dates. */
  datePosted: string;
  /** The last day. */
  validThrough: string;
  description: string;
}

export const jobs: Job[] = [];

/** Without those whose last day is over. */
export function openJobs(all: Job[], now: Date): Job[] {
  const today = now.toISOString().slice(0, 10);
  return all.filter(({ validThrough }) => validThrough >= today);
}
