/**
 * The name of the mark in the browser's performance entries that says when React had taken over the page.
 * app/after-hydration.tsx sets it.
 */
export const hydratedMark = "hydrated";
