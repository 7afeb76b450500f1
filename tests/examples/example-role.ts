import type { Role } from "../../src/content/schemas/role-schema.ts";

/** An invented role, whose last day has passed. */
export const exampleRole: Role = {
  id: "web-engineer",
  title: "Web engineer",
  discipline: "Web engineering",
  location: "Pune",
  country: "IN",
  employmentType: "FULL_TIME",
  datePosted: "2026-01-10",
  validThrough: "2026-03-31",
  description: "Front ends and APIs.",
};
