import type { MouseEvent, ReactNode } from "react";
import { Button, type ButtonLook } from "../ui/button.tsx";
import { useEnquiry } from "./enquiry-provider.tsx";

interface Props {
  children: ReactNode;
  look?: ButtonLook | undefined;
  /** Becomes the first line of a message that is still empty. */
  opening?: string | undefined;
}

/** A button that opens the enquiry card. */
export function EnquiryButton({ children, look = "primary", opening }: Props) {
  const { open, preload } = useEnquiry();

  function onClick(event: MouseEvent<HTMLElement>) {
    // Safari does not focus a button that is pressed, and the card gives the focus back to where it was.
    event.currentTarget.focus({ preventScroll: true });
    open(opening);
  }

  return (
    <Button look={look} aria-haspopup="dialog" onClick={onClick} onPointerEnter={preload} onFocus={preload}>
      {children}
    </Button>
  );
}
