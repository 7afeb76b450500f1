import type { Role } from "./schemas/role-schema.ts";

/**
 * The roles that are open; a production build names those whose last day has passed. For example:
 *
 *   {
 *     id: "web-engineer",
 *     title: "Web engineer",
 *     discipline: "Web engineering",
 *     location: "Aarhus",
 *     country: "DK",
 *     employmentType: "FULL_TIME",
 *     datePosted: "2026-01-10",
 *     validThrough: "2026-03-31",
 *     description: "Front ends and APIs.",
 *   },
 */
export const roles: Role[] = [];

/** Returns the roles whose last day is not over, by the clock of UTC. */
export function rolesOpenOn(all: Role[], now: Date): Role[] {
  const today = now.toISOString().slice(0, 10);
  return all.filter(({ validThrough }) => validThrough >= today);
}
