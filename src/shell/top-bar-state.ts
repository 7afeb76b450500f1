import { useEffect, useState } from "react";

/** Rule "Top bar": it hides once the page is scrolled down past this. */
const hidesPastPx = 50;

/** Rule "Top bar": past this share of the viewport's height the bar's theme is light. */
const lightPastViewportShare = 0.7;

/** Smaller movements may be a trembling finger, and set no direction. */
const directionThresholdPx = 4;

export interface TopBarState {
  /** In px, when the direction was last decided. */
  scrollY: number;
  hidden: boolean;
  light: boolean;
}

export const topBarAtTop: TopBarState = { scrollY: 0, hidden: false, light: false };

/** The bar's state after the page has moved to `scrollY` (in px, like `viewportHeight`). */
export function nextTopBarState(state: TopBarState, scrollY: number, viewportHeight: number): TopBarState {
  const light = scrollY > lightPastViewportShare * viewportHeight;
  if (scrollY <= hidesPastPx) return { scrollY, hidden: false, light };
  const moved = scrollY - state.scrollY;
  if (Math.abs(moved) < directionThresholdPx) return { ...state, light };
  return { scrollY, hidden: moved > 0, light };
}

/** Of the bar at the scroll position. It keeps still behind a dialog. */
export function useTopBarState(): Pick<TopBarState, "hidden" | "light"> {
  const [hidden, setHidden] = useState(topBarAtTop.hidden);
  const [light, setLight] = useState(topBarAtTop.light);

  useEffect(() => {
    let state = topBarAtTop;
    function update() {
      if (document.querySelector("dialog:modal")) return;
      state = nextTopBarState(state, Math.max(0, scrollY), innerHeight);
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
