import { createContext, useContext, type ComponentType, type Dispatch } from "react";
import { closedCard, type EnquiryEvent, type EnquiryState } from "./enquiry-state.ts";

/** The id of the form that is part of a page: /contact-us#write is an address for emails and print. */
export const enquiryFormId = "write";

export const OpenEnquiryCardContext = createContext<() => Promise<void>>(async () => {});

/**
 * Returns the function that opens the enquiry card or, on the page that has its form, leads there; for
 * use inside <EnquiryProvider>.
 */
export function useOpenEnquiryCard(): () => Promise<void> {
  return useContext(OpenEnquiryCardContext);
}

/** The enquiry's state, which the form of a page and the card share: only one of them is there at a time. */
export interface EnquiryProps {
  state: EnquiryState;
  dispatch: Dispatch<EnquiryEvent>;
}

interface SharedEnquiry extends EnquiryProps {
  /** Takes a component that shows the outcome of a send on every page, unless the card is there for that. */
  provideOverlay: (component: ComponentType<EnquiryProps>) => void;
}

export const SharedEnquiryContext = createContext<SharedEnquiry>({
  state: closedCard,
  dispatch: () => {},
  provideOverlay: () => {},
});

/** Returns the state of the site's only enquiry; for use inside <EnquiryProvider>. */
export function useSharedEnquiry(): SharedEnquiry {
  return useContext(SharedEnquiryContext);
}
