/*
 * States of the page that one component shows in its attributes and others follow in their styles.
 */

/** The attribute of the top bar (layout/top-bar.tsx) while it is hidden, after scrolling down. */
export const barHiddenAttribute = "data-bar-hidden";

/** Begin a selector for elements after the top bar, which matches while the bar is visible or hidden. */
export const whileBarVisible = `header:not([${barHiddenAttribute}]) ~`;
export const whileBarHidden = `[${barHiddenAttribute}] ~`;

/**
 * The attribute of a hero with a demonstration, whose styles the document then needs for its first paint
 * (generator/documents/inline-style.ts).
 */
export const demoInHeroAttribute = "data-demo-in-hero";

/**
 * The attribute of the root element while a demonstration is in the middle of the screen
 * (sections/demo-visibility.ts).
 */
export const demoInViewAttribute = "data-demo-in-view";
