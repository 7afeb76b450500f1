/*
 * The media queries: every width and height at which a layout changes, and whether motion is allowed. A
 * narrow layout ends below the width at which the wide one begins, so that no width matches both. The
 * exceptions are those with "<=", which include their width (the product's rules name two of them), and
 * `wideMargin`, which excludes its own.
 */

/** At this width or less the bar gives way to the drawer (rule "Top bar"). */
export const narrowBar = "(width <= 1000px)";

/** At this width or less the enquiry card has its mobile layout (rule "Enquiry card"). */
export const narrowEnquiryCard = "(width <= 768px)";

/** Below this width two columns become one. */
export const narrowPage = "(width < 820px)";

/** Below this width a page has one column, and flip cards show their text without turning. */
export const phone = "(width < 560px)";

/**
 * Below this width demonstrations and diagrams show their narrow picture, as the letters of the wide one
 * would be too small.
 */
export const narrowDrawing = "(width < 640px)";

/** The same for the drawing of the about page, which is wider than the others. */
export const narrowAboutDrawing = "(width < 700px)";

/** Below this width the rows of a table become blocks. */
export const narrowTable = "(width < 700px)";

/** Below this width stamps are two in a row. */
export const twoStamps = "(width < 700px)";

/** From these widths on there is room for two, three or four columns. */
export const roomForTwo = "(width >= 560px)";
export const roomForThree = "(width >= 740px)";
export const roomForFour = "(width >= 1100px)";

/**
 * Below these widths the service cards are two in a row, as five columns would be too narrow for their
 * text, or one.
 */
export const twoServiceCards = "(width < 1180px)";
export const oneServiceCard = "(width < 640px)";

/** From this width on the contents of a post, or the four weeks of a first month, are beside each other. */
export const roomBesideText = "(width >= 940px)";

/** Below this width the longest line of a code example would not fit beside its notes. */
export const narrowExample = "(width < 1200px)";

/**
 * Above this width the page's margin has room for the label of a floating button, and a demonstration is
 * wider than the text.
 */
export const wideMargin = "(width > 1600px)";

/**
 * From this width of its own on, for a container query, the stamp of a post has its drawing beside the words.
 */
export const wideStamp = "(width >= 560px)";

/**
 * In a window as low as this, as of a phone held sideways, nothing of the enquiry card but its toasts sticks
 * and its envelope does not move.
 */
export const lowWindow = "(height <= 420px)";

/** From this height on the contents of a post fit below the top bar, so that they may stick. */
export const roomForStickyContents = "(height >= 600px)";

/**
 * From this height on the contact at the foot of the drawer leaves room for the menu above it, so that it may
 * stick.
 */
export const roomForStickyContact = "(height >= 36rem)";

export const motionAllowed = "(prefers-reduced-motion: no-preference)";
