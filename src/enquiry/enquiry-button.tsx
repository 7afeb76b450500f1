import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Button, noscriptForm, type ButtonLook } from "../components/button.tsx";
import { addToDraft, type PrefilledText } from "./draft.ts";
import { preloadEnquiryCard, useOpenEnquiryCard } from "./enquiry-provider.tsx";

interface Props extends PrefilledText {
  children: ReactNode;
  look?: ButtonLook | undefined;
}

/** A button that opens the enquiry card. */
export function EnquiryButton({ children, look = "primary", opening, enclosure }: Props) {
  return (
    <Button look={look} {...useEnquiryCardOpener({ opening, enclosure })}>
      {children}
    </Button>
  );
}

/** Returns the props that make a button open the enquiry card, with the text added to the draft. */
export function useEnquiryCardOpener(text: PrefilledText = {}): ComponentProps<"button"> {
  const open = useOpenEnquiryCard();

  return {
    type: "submit",
    form: noscriptForm,
    "aria-haspopup": "dialog",
    onPointerEnter: preloadEnquiryCard,
    onFocus: preloadEnquiryCard,
    onClick(event: MouseEvent<HTMLElement>) {
      event.preventDefault();
      // Safari does not focus a pressed button, but the envelope starts at the focused element and the focus returns there.
      event.currentTarget.focus({ preventScroll: true });
      addToDraft(text);
      void open();
    },
  };
}
