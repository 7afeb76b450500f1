/** The path that the document came with. Static hosts may serve /about/ for /about: each page has one address. */
export const firstPath = typeof location === "undefined" ? "" : location.pathname.replace(/(.)\/+$/, "$1");
