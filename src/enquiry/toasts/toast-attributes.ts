/*
 * Attributes of what toast-region.tsx renders, and selectors for those that look for it or style it from
 * outside.
 */

/** Where a region is: "page", or "card" inside the enquiry card, which shows the toasts while it is open. */
export const toastContainer = "data-container";

/** The type of a toast, which is directly in its region: "success" or "error". */
export const toastType = "data-type";

export const toastRegion = `[${toastContainer}]`;
export const toastRegionInCard = `[${toastContainer}="card"]`;
export const toastBox = `[${toastType}]`;
