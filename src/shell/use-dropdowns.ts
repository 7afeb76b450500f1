import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";

const opensAfterMs = 150;
const closesAfterMs = 300;

interface OpenDropdown {
  label: string;
  /** A press opened or confirmed it, so the mouse may leave without closing it. */
  pinned: boolean;
}

/**
 * Holds which dropdown of a navigation is open. A press toggles it. A resting mouse opens it, and a press then pins it.
 * Escape, a press outside, focus leaving and choosing an entry close it (WCAG 1.4.13, 2.1.1).
 */
export function useDropdowns() {
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<OpenDropdown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(null);
  };

  useEffect(() => {
    if (!open) return;
    const closeFromOutside = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) setOpen(null);
    };
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(null);
      nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => listeners.abort();
  }, [open]);

  function toggle(label: string, event: MouseEvent) {
    event.preventDefault();
    clearTimeout(timer.current);
    setOpen(open?.label === label && open.pinned ? null : { label, pinned: true });
  }

  function hover(label: string, { type, pointerType, currentTarget }: PointerEvent) {
    if (pointerType !== "mouse" || open?.pinned) return;
    clearTimeout(timer.current);
    const entered = type === "pointerenter";
    if (entered === (open?.label === label)) return;
    timer.current = setTimeout(
      () => {
        if (entered) setOpen({ label, pinned: false });
        // It stays open while the keyboard's focus is inside.
        else if (!currentTarget.contains(document.activeElement)) setOpen(null);
      },
      entered ? opensAfterMs : closesAfterMs,
    );
  }

  return { nav, openLabel: open?.label, close, toggle, hover };
}

/** Arrow keys, Home and End inside an open dropdown: optional keys of the same APG pattern. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, container: HTMLElement) {
  const links = [...container.querySelectorAll<HTMLElement>("a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const target = {
    ArrowDown: links[Math.min(at + 1, links.length - 1)],
    ArrowUp: links[Math.max(at - 1, 0)],
    Home: links[0],
    End: links.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
