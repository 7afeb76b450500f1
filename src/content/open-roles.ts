import type { Role } from "./role-schema.ts";
import { roles, rolesOpenOn } from "./roles.ts";

/**
 * The roles that were open on the day of the build (vite.config.ts). A page that is hydrated days later must
 * render the list that was prerendered.
 */
export const openRoles: Role[] = import.meta.env.OPEN_ROLES ?? rolesOpenOn(roles, new Date());
