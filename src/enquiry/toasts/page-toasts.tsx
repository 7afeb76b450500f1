import type { EnquiryProps } from "../shared-enquiry.ts";
import { ToastRegion } from "./toast-region.tsx";
import { useOutcomeToasts } from "./use-outcome-toasts.tsx";

/** The toasts of a form in its place, also on the next page. The card has its own. */
export function PageToasts({ state }: EnquiryProps) {
  const { toasts, announcementIn } = useOutcomeToasts(state);
  return <ToastRegion toasts={toasts} announcement={announcementIn("page")} container="page" />;
}
