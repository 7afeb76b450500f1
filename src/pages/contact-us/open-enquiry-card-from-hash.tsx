import { useEffect } from "react";
import { useOpenEnquiryCard } from "../../enquiry/enquiry-provider.tsx";

const writeHash = "#write";

/** Opens the enquiry card at /contact-us#write, an address for emails and print. */
export function OpenEnquiryCardFromHash() {
  const openCard = useOpenEnquiryCard();

  useEffect(() => {
    const check = () => {
      if (location.hash === writeHash) void openCard();
    };
    check();
    addEventListener("hashchange", check);
    return () => removeEventListener("hashchange", check);
  }, [openCard]);

  return null;
}
