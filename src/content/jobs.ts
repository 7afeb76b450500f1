/** A role that is open today. */
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
  validThrough: string;
  description: string;
}

export const jobs: Job[] = [];
