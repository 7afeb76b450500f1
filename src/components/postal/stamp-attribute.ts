/**
 * The attribute with a service's slug that the stamp and the hero of a service have. app/page-transition.ts
 * looks for it.
 */
export const stampAttribute = "data-stamp";
