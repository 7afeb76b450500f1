/**
 * The path that the document came with, in the one spelling that links match. Static hosts may serve /about/ for /about,
 * and links that are put together by hand have doubled slashes.
 */
export const firstPath =
  typeof location === "undefined" ? "" : location.pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
