/*
 * States of the page that one component shows in its attributes and others follow in their styles.
 */

/**
 * Begins a selector for elements after the top bar (layout/top-bar.tsx), which matches while the bar is
 * visible.
 */
export const whileBarVisible = "header:not([data-hidden]) ~";

/** Begins a selector that matches while the bar is hidden, because the visitor has scrolled down. */
export const whileBarHidden = "header[data-hidden] ~";

/**
 * The attribute of the root element while a demonstration is in the middle of the screen
 * (sections/demonstration.tsx).
 */
export const demonstrationInView = "data-demo-in-view";
