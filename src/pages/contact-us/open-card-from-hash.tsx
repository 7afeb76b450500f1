import { useEffect } from "react";
import { useOpenCard } from "../../enquiry/enquiry-provider.tsx";

const writeHash = "#write";

/** /contact-us#write opens the card: an address to put into a mail or onto paper. */
export function OpenCardFromHash() {
  const open = useOpenCard();

  useEffect(() => {
    const check = () => {
      if (location.hash === writeHash) void open();
    };
    check();
    addEventListener("hashchange", check);
    return () => removeEventListener("hashchange", check);
  }, [open]);

  return null;
}
