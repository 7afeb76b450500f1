import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Button, type ButtonVariant } from "../components/button.tsx";
import { noscriptFormId } from "../components/noscript-form.tsx";
import { addToDraft, type DraftAddition } from "./draft/draft.ts";
import { preloadEnquiryCard } from "./enquiry-provider.tsx";
import { useOpenEnquiryCard } from "./shared-enquiry.ts";

interface Props extends DraftAddition {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  className?: string;
}

/** A button that opens the enquiry card. */
export function EnquiryButton({ children, variant = "primary", className, firstLine, enclosure }: Props) {
  return (
    <Button variant={variant} className={className} {...useEnquiryButtonProps({ firstLine, enclosure })}>
      {children}
    </Button>
  );
}

export function useEnquiryButtonProps(addition: DraftAddition = {}): ComponentProps<"button"> {
  const openCard = useOpenEnquiryCard();

  return {
    type: "submit",
    form: noscriptFormId,
    "aria-haspopup": "dialog",
    onPointerEnter: preloadEnquiryCard,
    onFocus: preloadEnquiryCard,
    onClick(event: MouseEvent<HTMLElement>) {
      event.preventDefault();
      // Safari does not focus a button that is pressed. The envelope starts at the focused element, and the
      // focus returns to it.
      event.currentTarget.focus({ preventScroll: true });
      addToDraft(addition);
      void openCard();
    },
  };
}
