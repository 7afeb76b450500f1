import { focusBehindDialog } from "../components/focus-behind-dialog.ts";
import { isOnScreen } from "../components/is-on-screen.ts";
import { addressBefore, isReturn } from "./scroll-restoration.ts";

/**
 * Moves the focus into the page that has arrived: to the heading or to the element that the address names, and
 * on return to the link by which the visitor had left.
 */
export function focusArrivedPage() {
  // Rather a link of the page than the same one in the top bar, which comes first.
  const link =
    isReturn() &&
    Array.from(document.links).findLast((each) => each.href === addressBefore() && isOnScreen(each));
  const target = link || fragmentOrHeading();
  // The followed link may have been in the drawer or in the enquiry card, which keep the focus while they
  // are open.
  if (target) focusBehindDialog(target);
}

function fragmentOrHeading(): HTMLElement | null {
  const fragment = fragmentTarget();
  if (!isReturn()) fragment?.scrollIntoView();
  const target = fragment ?? document.querySelector<HTMLElement>("main h1");
  if (target) target.tabIndex = -1;
  return target;
}

function fragmentTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A "%" that does not begin an encoded character makes decodeURIComponent throw.
    return null;
  }
}
