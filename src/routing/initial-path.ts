/**
 * The path of the document's address without a slash at its end and without doubled slashes, which is how
 * links are spelled. Static hosts may serve /about/ for /about, and links that are put together by hand have
 * doubled slashes.
 */
export const initialPath =
  typeof location === "undefined" ? "" : location.pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
