/** The start of a selector for elements after the top bar (layout/top-bar.tsx), which matches while the bar is visible. */
export const barInSight = "header:not([data-hidden]) ~";
