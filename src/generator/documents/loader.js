// Inlined into every document (fill-template.ts). Fetches the stylesheet and the application once the browser
// is idle after the first paint, or as soon as the visitor presses something. Keeps the last click on a
// button until the application is hydrated.
(() => {
  const { scripts, style, fonts, recovery } = document.currentScript.dataset;
  const urls = scripts.split(" ");
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside it would be a global
  const add = (link) => document.head.append(Object.assign(document.createElement("link"), link));
  const load = (link) => new Promise((onload, onerror) => add({ ...link, onload, onerror }));

  // The application's entry calls replayClick, and sets hydration.
  const loader = (window.loader = { replayClick });
  let isStarted, clicked;
  let keepsClicks = true;

  async function run() {
    // Styles and fonts take effect together, so that the text is laid out once more and not twice. A font
    // that hangs is not waited for.
    const files = [
      load({ rel: "preload", as: "style", href: style }),
      ...fonts.split(" ").map((href) => load({ rel: "preload", as: "font", crossOrigin: "", href })),
    ];
    await Promise.race([Promise.allSettled(files), new Promise((resolve) => setTimeout(resolve, 3000))]);
    // The application opens menus, which need their styles.
    await load({ rel: "stylesheet", href: style });
    await import(urls[0]);
    await loader.hydration;
  }

  async function start() {
    if (isStarted) return;
    isStarted = true;
    for (const href of urls) add({ rel: "modulepreload", href });
    await run().catch(run).catch(recover);
  }

  async function recover(error) {
    console.error("The application did not start.", error);
    const { reloadOnce } = await import(recovery).catch(() => ({}));
    // With a kept click there is no reload: the button's own form opens another document.
    if (!(await reloadOnce?.(() => clicked))) replayClick();
  }

  // Repeats the kept click and lets all later ones through.
  function replayClick() {
    keepsClicks = false;
    clicked?.click();
  }

  addEventListener("click", keepClick, true);
  addEventListener("keydown", (event) => event.key === "Escape" && dropClick());
  // Another click replaces the kept one; a click on anything but a button drops it.
  function keepClick(event) {
    if (!keepsClicks) return;
    clicked = event.target.closest("button");
    if (clicked) event.preventDefault();
  }
  function dropClick() {
    clicked = undefined;
  }

  for (const type of ["pointerdown", "keydown"]) addEventListener(type, start);
  // A document of one file has often loaded before its first frame, so the script waits for the paint too.
  // The timeout is for machines that are never idle. Safari has no requestIdleCallback.
  const startWhenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start);
  addEventListener("load", () =>
    new PerformanceObserver(startWhenIdle).observe({ type: "paint", buffered: true }),
  );
})();
