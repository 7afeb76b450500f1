export const errorsPath = "/errors";

/**
 * Runs in the page before any other script, and sends errors and warnings to `path`. WebKit's driver reports
 * no errors, and Firefox's driver only those of scripts.
 */
export function collectErrors(path: string) {
  let leaving = false;
  addEventListener("beforeunload", () => (leaving = true));

  function report(...words: unknown[]) {
    // A request that is cancelled because the page is left is not an error.
    if (!leaving) navigator.sendBeacon(path, words.map(String).join(" "));
  }
  for (const level of ["error", "warn"] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      report(...words);
      say(...words);
    };
  }
  // The listener is in the capture phase because the error event of a script or an image does not bubble.
  addEventListener(
    "error",
    ({ message, target }: ErrorEvent) => {
      // `instanceof` would not do: after a navigation, Firefox can report an element of the previous
      // document.
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
