import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Button, fallbackForm, type ButtonLook } from "../ui/button.tsx";
import { addToDraft } from "../site/draft.ts";
import { preloadCard, useOpenCard } from "./enquiry-provider.tsx";

interface Beginning {
  /** Becomes the first line of a message that is still empty. */
  opening?: string | undefined;
  /** Added to the message, whatever is in it already. */
  paragraph?: string | undefined;
}

interface Props extends Beginning {
  children: ReactNode;
  look?: ButtonLook | undefined;
}

/** A button that opens the enquiry card. */
export function EnquiryButton({ children, look = "primary", opening, paragraph }: Props) {
  return (
    <Button look={look} {...useCardOpener({ opening, paragraph })}>
      {children}
    </Button>
  );
}

/** Makes a button open the enquiry card. */
export function useCardOpener({ opening, paragraph }: Beginning = {}): ComponentProps<"button"> {
  const open = useOpenCard();

  return {
    type: "submit",
    form: fallbackForm,
    "aria-haspopup": "dialog",
    onPointerEnter: preloadCard,
    onFocus: preloadCard,
    onClick(event: MouseEvent<HTMLElement>) {
      event.preventDefault();
      // Safari does not focus a button that is pressed. The envelope comes from there, and the focus goes back there.
      event.currentTarget.focus({ preventScroll: true });
      if (paragraph) addToDraft(paragraph);
      // If the browser stores no draft, an empty message still begins with the paragraph.
      void open(opening ?? paragraph);
    },
  };
}
