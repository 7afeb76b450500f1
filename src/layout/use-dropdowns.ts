import { useEffect, useRef, useState, type MouseEvent } from "react";

/**
 * Holds which dropdown of a navigation is open. A press on its button toggles it; Escape, a press outside,
 * moving the focus outside, choosing an entry, and Back or Forward close it (WCAG 2.1.1). Hovering opens
 * nothing, as the menu would cover what a visitor reads.
 */
export function useDropdowns() {
  const nav = useRef<HTMLElement>(null);
  const [openLabel, setOpenLabel] = useState<string>();

  const close = () => setOpenLabel(undefined);

  useEffect(() => {
    if (!openLabel) return;
    const closeFromOutside = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) setOpenLabel(undefined);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpenLabel(undefined);
      nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    addEventListener("popstate", () => setOpenLabel(undefined), { signal });
    return () => listeners.abort();
  }, [openLabel]);

  function toggle(label: string, event: MouseEvent) {
    // Without script the button submits a form, which leads to a page with the same links.
    event.preventDefault();
    setOpenLabel(openLabel === label ? undefined : label);
  }

  return { nav, openLabel, close, toggle };
}
