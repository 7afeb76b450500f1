export const collectedKey = "collected-errors";

/**
 * Runs in the page, before anything else: keeps what goes wrong where it outlives a navigation. What the engine tells
 * its own console alone (a deprecation, the status of an answer) is out of a script's reach.
 */
export function collectErrors(key: string) {
  let leaving = false;
  addEventListener("beforeunload", () => (leaving = true));

  function keep(...words: unknown[]) {
    // What is broken off because the page is left is no fault.
    if (leaving) return;
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, words.map(String).join(" ")]));
  }
  for (const level of ["error", "warn"] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      keep(...words);
      say(...words);
    };
  }
  // In the capture phase: a script or an image that fails tells nobody but itself.
  addEventListener(
    "error",
    ({ message, target }: ErrorEvent) => {
      const source = target instanceof Element && (target.getAttribute("src") ?? target.getAttribute("href"));
      keep(source ? `failed to load ${source}` : message);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => keep("Unhandled rejection:", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    keep("Content security policy:", violatedDirective, blockedURI),
  );
}
