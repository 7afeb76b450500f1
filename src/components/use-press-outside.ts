import { useRef, type PointerEvent, type RefObject } from "react";

/**
 * Returns the handlers of a modal dialog that call `close` when the visitor presses its backdrop. The pointer
 * must go down and up there: selecting text and letting go outside must not close the dialog. The click comes
 * last, so that it does not reach what the dialog has covered. This is only one more way to close: Escape and
 * a button are there for the keyboard.
 */
export function usePressOutside(dialog: RefObject<HTMLDialogElement | null>, close: () => void) {
  const outside = useRef(false);
  return {
    onPointerDown({ target }: PointerEvent) {
      outside.current = target === dialog.current;
    },
    onPointerUp({ target }: PointerEvent) {
      outside.current &&= target === dialog.current;
    },
    onClick() {
      if (outside.current) close();
      outside.current = false;
    },
  };
}
