import { useEffect, useState } from "react";

/** The bar hides once the page is scrolled down past this (rule "Top bar"). */
const hidesPastPx = 50;

/** The bar's theme is light past this share of the viewport's height (rule "Top bar"). */
const lightPastViewportShare = 0.7;

/** Smaller movements set no direction: they may come from a trembling finger. */
const directionThresholdPx = 4;

export interface TopBarState {
  /** The scroll position in px at which the direction was last decided. */
  scrollY: number;
  hidden: boolean;
  light: boolean;
}

export const topBarAtTop: TopBarState = { scrollY: 0, hidden: false, light: false };

/**
 * Returns the bar's state after the page has moved to `scrollY` (in px, like `viewportHeight` and the height
 * of the page).
 */
export function nextTopBarState(
  state: TopBarState,
  scrollY: number,
  viewportHeight: number,
  pageHeight: number,
): TopBarState {
  const light = scrollY > lightPastViewportShare * viewportHeight;
  if (scrollY <= hidesPastPx) return { scrollY, hidden: false, light };
  const moved = scrollY - state.scrollY;
  // Nobody has scrolled up who is at the end: the page has become shorter, or bounces back.
  if (moved < 0 && scrollY >= pageHeight - viewportHeight - 1) return { ...state, scrollY, light };
  if (Math.abs(moved) < directionThresholdPx) return { ...state, light };
  return { scrollY, hidden: moved > 0, light };
}

/**
 * Tracks whether the bar is hidden and light at the current scroll position. Nothing changes while a dialog
 * is open.
 */
export function useTopBarState(): Pick<TopBarState, "hidden" | "light"> {
  const [hidden, setHidden] = useState(topBarAtTop.hidden);
  const [light, setLight] = useState(topBarAtTop.light);

  useEffect(() => {
    let state = topBarAtTop;
    function update() {
      if (document.querySelector("dialog:modal")) return;
      state = nextTopBarState(
        state,
        Math.max(0, scrollY),
        innerHeight,
        document.documentElement.scrollHeight,
      );
      setHidden(state.hidden);
      setLight(state.light);
    }
    update();
    const listeners = new AbortController();
    for (const event of ["scroll", "resize"]) addEventListener(event, update, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);

  return { hidden, light };
}
