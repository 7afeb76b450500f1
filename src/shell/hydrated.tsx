import { useEffect } from "react";

declare global {
  interface Window {
    /** The last button pressed before hydration; kept by the inline loader (src/build/loader.js). */
    earlyPress?: HTMLButtonElement;
  }
}

/**
 * Marks the moment the page is alive, and answers a button that was pressed before it. Rendered inside the page's
 * boundary, which React hydrates after everything around it.
 */
export function Hydrated() {
  useEffect(() => {
    if ("hydrated" in document.documentElement.dataset) return;
    performance.mark("hydrated");
    document.documentElement.dataset["hydrated"] = "";
    document.documentElement.dataset["fonts"] = "";
    const pressed = window.earlyPress;
    delete window.earlyPress;
    if (pressed?.isConnected) pressed.click();
  }, []);

  return null;
}
