/** Rule "Top bar": at this width or less the bar gives way to the drawer. */
const barBreakpointPx = 1000;

/** Rule "Enquiry card": at this width or less it has its mobile layout. */
const cardBreakpointPx = 768;

export const narrowBar = `(max-width: ${barBreakpointPx}px)`;
export const narrowCard = `(max-width: ${cardBreakpointPx}px)`;

/** Layout only: where two columns become one, and where cards stack. */
export const narrowPage = "(max-width: 820px)";
export const phone = "(max-width: 560px)";

/** A demonstration draws its narrow picture: the wide one's letters would be too small. */
export const narrowDrawing = "(max-width: 640px)";

/** The widths from which two, three or four cards or points stand side by side. */
export const roomForTwo = "(min-width: 560px)";
export const roomForThree = "(min-width: 740px)";
export const roomForFour = "(min-width: 1100px)";

/** Up to this width the ten service cards are two in a row: five columns would be too narrow for their text. */
export const lyingCards = "(max-width: 1180px)";

export const motionAllowed = "(prefers-reduced-motion: no-preference)";
