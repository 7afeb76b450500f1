import { useEffect } from "react";

declare global {
  interface Window {
    /** The last button pressed before hydration; kept by the inline loader (src/build/loader.js). */
    earlyPress?: HTMLButtonElement;
  }
}

/**
 * Tells in `data-hydrated` how much of the document is alive: the "shell" (bar, footer, launcher), then the "page" in
 * it too. Answers a button that was pressed before it was. To be rendered inside the part that it reports.
 */
export function Hydrated({ part }: { part: "shell" | "page" }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (part === "shell") performance.mark("hydrated");
    if (dataset["hydrated"] !== "page") dataset["hydrated"] = part;
    dataset["fonts"] = "";
    const pressed = window.earlyPress;
    if (!pressed || (part === "shell" && pressed.closest("main"))) return;
    delete window.earlyPress;
    if (pressed.isConnected) pressed.click();
  }, [part]);

  return null;
}
