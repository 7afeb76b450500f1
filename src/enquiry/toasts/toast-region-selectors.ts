/*
 * Select what toast-region.tsx renders, for those that look for it or style it from outside.
 */

export const toastRegion = "[data-place]";

/** The region inside the enquiry card, which shows the toasts while the card is open. */
export const toastRegionInCard = '[data-place="card"]';

/** A toast that is shown, directly in its region. */
export const shownToast = "[data-type]";
