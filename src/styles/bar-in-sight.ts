/** The start of a selector for elements after the top bar (layout/top-bar.tsx), which matches while the bar is visible. */
export const barInSight = "header:not([data-hidden]) ~";

/** The same for elements while the bar is hidden, because the visitor scrolls down. */
export const barAway = "header[data-hidden] ~";
