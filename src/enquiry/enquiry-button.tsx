import type { ReactNode } from "react";
import { Button, type ButtonLook } from "../ui/button.tsx";
import { useEnquiry } from "./enquiry-provider.tsx";

/** A button that opens the enquiry card. */
export function EnquiryButton({ children, look = "primary" }: { children: ReactNode; look?: ButtonLook }) {
  const { open, preload } = useEnquiry();
  return (
    <Button look={look} aria-haspopup="dialog" onClick={open} onPointerEnter={preload} onFocus={preload}>
      {children}
    </Button>
  );
}
