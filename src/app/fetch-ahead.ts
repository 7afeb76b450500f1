import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { codeOf } from "../pages/page-code.ts";
import { topMenu } from "../routing/menus.ts";
import { pageAt } from "../routing/pages.ts";

/**
 * Fetches the pages of the main menu, one after the other, so that none delays the visitor, whenever the browser
 * is idle. Visitors who save data or have a slow connection are spared.
 */
export async function fetchMenuPages() {
  if (!mayFetchAhead()) return;
  for (const entry of topMenu) {
    // The page of our work is half as large as all others together, and that of contact has the card's code.
    if (!("path" in entry) || entry.path === "/our-work" || entry.path === "/contact-us") continue;
    await idle();
    await fetchPage(entry.path);
  }
}

/**
 * Fetches the pages of the stamps on the screen whenever the browser is idle, so that a tap, which no pointer
 * announces, finds them here. Returns a function that stops it.
 */
export function fetchPagesOfStampsOnScreen(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void idle().then(() => fetchPage((target as HTMLAnchorElement).pathname));
    }
  });
  if (mayFetchAhead())
    for (const link of document.querySelectorAll(`main li:has([${stampAttribute}]) a[href^="/"]`))
      observer.observe(link);
  return () => observer.disconnect();
}

/** Fetches a page's code as soon as the pointer, the focus or a finger reaches a link to the page. */
export function fetchPagesOnIntent() {
  for (const event of ["pointerover", "focusin"])
    addEventListener(event, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link) void fetchPage(link.pathname);
    });
}

/** A failure is shown once the link is followed, after a new attempt. */
async function fetchPage(path: string) {
  const page = pageAt(path);
  if (page.kind === "not-found") return;
  await codeOf(page)
    .load()
    .catch(() => {});
}

/** A part of the Network Information API, which not every browser has. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "");
}

/** Safari has no requestIdleCallback. */
function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
}
