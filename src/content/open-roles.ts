import type { Job } from "./job-schema.ts";
import { jobs, openJobs } from "./jobs.ts";

/**
 * The roles that were open on the day of the build (vite.config.ts). A page that is hydrated days later must render the list
 * that was prerendered.
 */
export const openRoles: Job[] = import.meta.env.OPEN_ROLES ?? openJobs(jobs, new Date());
