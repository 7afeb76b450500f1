import { visuallyHidden } from "../ui/visually-hidden.ts";

const id = "announcer";

/** A live region, there before its first text (WCAG 4.1.3, ARIA22). */
export function Announcer() {
  return <p id={id} role="status" className={visuallyHidden} />;
}

/** Has assistive technology say a text, or nothing. */
export function announce(text: string) {
  const region = document.getElementById(id);
  if (region && region.textContent !== text) region.textContent = text;
}
