import { useRef, type MouseEvent, type RefObject } from "react";

/** How far a press on a dialog's backdrop has come: not begun, the pointer down, or up again. */
export type Press = "none" | "down" | "up";

/** Returns what a press has come to, after a pointer event that happened on the backdrop or elsewhere. */
export function nextPress(press: Press, type: string, onBackdrop: boolean): Press {
  if (!onBackdrop) return "none";
  if (type === "pointerdown") return "down";
  return type === "pointerup" && press === "down" ? "up" : "none";
}

/**
 * Returns the handlers of a modal dialog that call `close` when the visitor presses its backdrop. The pointer
 * must go down and up there: selecting text and letting go outside must not close the dialog. The click comes
 * last, so that it does not reach what the dialog has covered; the second click of a double click, which was
 * meant for what has just moved away, and a click of the keyboard have another `detail` than 1. This is only
 * one more way to close: Escape and a button are there for the keyboard. `closedby` is for dialogs that are
 * smaller than the window, and not every supported browser knows it.
 */
export function usePressOutside(dialog: RefObject<HTMLDialogElement | null>, close: () => void) {
  const press = useRef<Press>("none");
  const onPointer = ({ type, target }: MouseEvent) => {
    press.current = nextPress(press.current, type, target === dialog.current);
  };
  return {
    onPointerDown: onPointer,
    onPointerUp: onPointer,
    onPointerCancel: onPointer,
    onClick({ detail }: MouseEvent) {
      if (press.current === "up" && detail === 1) close();
      press.current = "none";
    },
  };
}
