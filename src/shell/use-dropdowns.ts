import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";

const opensAfterMs = 150;
const closesAfterMs = 300;

interface Open {
  label: string;
  /** Opened, or confirmed, by a press: leaving with the mouse does not close it. */
  pinned: boolean;
}

/**
 * Which dropdown of a navigation is open. A press toggles; a mouse that rests opens, and pressing what it opened
 * pins it. Escape, a press outside, focus leaving and choosing close (WCAG 1.4.13, 2.1.1).
 */
export function useDropdowns() {
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A dropdown closed by a press stays closed until the mouse has left it. */
  const suppressed = useRef<string>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(null);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) setOpen(null);
    };
    const onFocusIn = onPointerDown;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(null);
      const button = nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (button?.matches(":is(:hover > *)")) suppressed.current = open.label;
      button?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open]);

  function toggle(label: string, event: MouseEvent) {
    event.preventDefault();
    clearTimeout(timer.current);
    if (open?.label === label && open.pinned) {
      // detail is 0 for a key, which leaves no mouse behind.
      if (event.detail > 0) suppressed.current = label;
      setOpen(null);
    } else {
      setOpen({ label, pinned: true });
    }
  }

  function enter(label: string, event: PointerEvent) {
    if (!canHover(event) || suppressed.current === label) return;
    clearTimeout(timer.current);
    if (open?.label === label || open?.pinned) return;
    timer.current = setTimeout(() => setOpen({ label, pinned: false }), opensAfterMs);
  }

  function leave(label: string, event: PointerEvent) {
    if (!canHover(event)) return;
    clearTimeout(timer.current);
    suppressed.current = undefined;
    if (open?.label !== label || open.pinned) return;
    const item = event.currentTarget;
    timer.current = setTimeout(() => {
      // Whoever has gone in with the keyboard meanwhile keeps it open.
      if (!item.contains(document.activeElement)) setOpen(null);
    }, closesAfterMs);
  }

  return {
    nav,
    openLabel: open?.label,
    close,
    triggerProps: (label: string) => ({
      onToggle: (event: MouseEvent) => toggle(label, event),
      onEnter: (event: PointerEvent) => enter(label, event),
      onLeave: (event: PointerEvent) => leave(label, event),
    }),
  };
}

function canHover(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && matchMedia("(hover: hover)").matches;
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
