export const errorsPath = "/errors";

/**
 * Runs in the page, before anything else: sends errors and warnings to `path`. WebKit's driver reports none, and
 * Firefox's only those of scripts.
 */
export function collectErrors(path: string) {
  let leaving = false;
  addEventListener("beforeunload", () => (leaving = true));

  function report(...words: unknown[]) {
    // A request that is broken off because the page is left is no fault.
    if (!leaving) navigator.sendBeacon(path, words.map(String).join(" "));
  }
  for (const level of ["error", "warn"] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      report(...words);
      say(...words);
    };
  }
  // In the capture phase: the error of a script or an image does not bubble.
  addEventListener(
    "error",
    ({ message, target }: ErrorEvent) => {
      // By its method: after a navigation, Firefox can report an element of the document before.
      const element = target as Partial<Element>;
      const source = element.getAttribute?.("src") ?? element.getAttribute?.("href");
      report(source ? `failed to load ${source}` : message);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => report("Unhandled rejection:", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report("Content security policy:", violatedDirective, blockedURI),
  );
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      if (responseStatus >= 400) report(`status of ${responseStatus}: ${name}`);
  }).observe({ type: "resource", buffered: true });
}
