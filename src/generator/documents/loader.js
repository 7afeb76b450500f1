// Inlined into every document (fill-template.ts). Fetches the stylesheets and the application once the browser
// is idle after the first paint, or as soon as the visitor presses something. Keeps the last click on a
// button until the application is hydrated.
(() => {
  const [scripts, styles, fonts] = ["scripts", "styles", "fonts"].map((name) =>
    document.currentScript.dataset[name].split(" "),
  );
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside it would be a global
  const add = (link) => document.head.append(Object.assign(document.createElement("link"), link));
  const load = (link) => new Promise((onload, onerror) => add({ ...link, onload, onerror }));

  // The application's entry calls replayClick, and sets hydration.
  const loader = (window.loader = { replayClick });
  let isStarted, stopWaiting, clicked, clickedAtY;
  let keepsClicks = true;

  async function run(isPressed) {
    for (const href of scripts) add({ rel: "modulepreload", href });
    // Styles and fonts take effect together, so that the text is laid out once more and not twice. A font
    // that hangs is not waited for, and no font by a visitor who has pressed something.
    if (!isPressed)
      await new Promise((resolve) => {
        stopWaiting = resolve;
        setTimeout(resolve, 3000);
        const files = [
          ...styles.map((href) => load({ rel: "preload", as: "style", href })),
          ...fonts.map((href) => load({ rel: "preload", as: "font", crossOrigin: "", href })),
        ];
        Promise.allSettled(files).then(resolve);
      });
    // The application opens menus, which need their styles.
    await Promise.all(styles.map((href) => load({ rel: "stylesheet", href })));
    await import(scripts[0]);
    await loader.hydration;
  }

  function start(isPressed) {
    if (isPressed) stopWaiting?.();
    if (isStarted) return;
    isStarted = true;
    run(isPressed).catch((error) => {
      console.error("The application did not start.", error);
      // The next press tries again.
      isStarted = false;
      // The button's own form opens another document, and links do anyway.
      replayClick();
    });
  }

  // Repeats the kept click and lets all later ones through.
  function replayClick() {
    keepsClicks = false;
    const button = clicked;
    dropClick();
    button?.click();
  }

  // Another click replaces the kept one. A click on anything but a button drops it, and so does a visitor who
  // presses Escape or scrolls on. Later, use-cancel-wait.ts has the same rule, and sections/demo.tsx keeps
  // clicks too.
  function keepClick(event) {
    if (!keepsClicks) return;
    dropClick();
    clicked = event.target.closest("button");
    if (!clicked) return;
    event.preventDefault();
    clickedAtY = scrollY;
    clicked.setAttribute("aria-busy", "true");
  }
  function dropClick() {
    clicked?.removeAttribute("aria-busy");
    clicked = undefined;
  }

  addEventListener("click", keepClick, true);
  addEventListener("keydown", (event) => event.key === "Escape" && dropClick());
  addEventListener("scroll", () => Math.abs(scrollY - clickedAtY) > 100 && dropClick());
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => start(true));
  // A document of one file has often loaded before its first frame. The second frame begins when the first has
  // been painted; Firefox reports no `paint` of some reloads.
  // The timeout is for machines that are never idle. Safari has no requestIdleCallback.
  const startWhenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(() => start(), { timeout: 2000 }) : setTimeout(start);
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(startWhenIdle)));
})();
