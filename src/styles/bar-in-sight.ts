/** Begins a selector for what comes after the top bar (shell/top-bar.tsx) and holds only while the bar is in sight. */
export const barInSight = "header:not([data-hidden]) ~";
