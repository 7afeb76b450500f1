import { roles, rolesOpenOn } from "./roles.ts";
import type { Role } from "./schemas/role-schema.ts";

/**
 * The roles that were open on the day of the build (vite.config.ts). A page that is hydrated days later must
 * render the list that was prerendered.
 */
export const openRoles: Role[] = import.meta.env.OPEN_ROLES ?? rolesOpenOn(roles, new Date());
