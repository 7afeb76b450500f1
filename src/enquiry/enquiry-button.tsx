import type { MouseEvent, ReactNode } from "react";
import { Button, type ButtonLook } from "../ui/button.tsx";
import { addToDraft } from "./draft.ts";
import { useEnquiry } from "./enquiry-provider.tsx";

interface Props {
  children: ReactNode;
  look?: ButtonLook | undefined;
  /** Becomes the first line of a message that is still empty. */
  opening?: string | undefined;
  /** Added to the message, whatever is in it already. */
  paragraph?: string | undefined;
}

/** A button that opens the enquiry card. */
export function EnquiryButton({ children, look = "primary", opening, paragraph }: Props) {
  const { open, preload } = useEnquiry();

  function onClick(event: MouseEvent<HTMLElement>) {
    // Safari does not focus a button that is pressed, and the card gives the focus back to where it was.
    event.currentTarget.focus({ preventScroll: true });
    if (paragraph) addToDraft(paragraph);
    // Where the draft cannot be stored, the paragraph is at least how an empty message begins.
    open(opening ?? paragraph);
  }

  return (
    <Button look={look} aria-haspopup="dialog" onClick={onClick} onPointerEnter={preload} onFocus={preload}>
      {children}
    </Button>
  );
}
