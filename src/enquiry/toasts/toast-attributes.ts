/*
 * Attributes of what toast-region.tsx renders, and selectors for those that look for it or style it from
 * outside.
 */

/** Where a region is: "page", or "card" inside the enquiry card, which shows the toasts while it is open. */
export const toastContainerAttribute = "data-container";

/** The type of a toast, which is directly in its region: "success" or "error". */
export const toastTypeAttribute = "data-type";

export const toastRegionSelector = `[${toastContainerAttribute}]`;
export const toastRegionInCardSelector = `[${toastContainerAttribute}="card"]`;
export const toastBoxSelector = `[${toastTypeAttribute}]`;
