/** Begins a selector for elements after the top bar (layout/top-bar.tsx), which matches while the bar is visible. */
export const whileBarVisible = "header:not([data-hidden]) ~";

/** Begins a selector that matches while the bar is hidden, because the visitor has scrolled down. */
export const whileBarHidden = "header[data-hidden] ~";
