// Runs inline (complete-page.ts): fetches the application after the first paint, or at once when the visitor acts.
(() => {
  const { scripts, style, recovery } = document.currentScript.dataset;
  const urls = scripts.split(" ");
  const { head } = document;
  const add = (link) => head.append(Object.assign(document.createElement("link"), link));

  async function run() {
    // The menus need their styles before they answer.
    await new Promise((onload, onerror) => add({ rel: "stylesheet", href: style, onload, onerror }));
    await import(urls[0]);
    await window.hydration;
  }

  async function start() {
    if (urls.started) return;
    urls.started = true;
    for (const href of urls) add({ rel: "modulepreload", href });
    await run().catch(run).catch(recover);
  }

  async function recover(error) {
    console.error("The application did not start.", error);
    const { reloadOnce } = await import(recovery).catch(() => ({}));
    // A kept press leads to a new document by itself.
    if (!(await reloadOnce?.(() => pressed))) answer();
  }

  // The last press is kept until the application runs, and is then answered by it, or else by HTML alone.
  let waiting = true;
  let pressed;
  const answer = (window.answer = () => {
    waiting = false;
    pressed?.click();
  });
  addEventListener("click", keep, true);
  addEventListener("keydown", (event) => event.key === "Escape" && keep(event));
  function keep(event) {
    if (!waiting) return;
    pressed = event.type === "click" ? event.target.closest("button") : undefined;
    if (pressed) event.preventDefault();
  }

  for (const type of ["pointerdown", "keydown"]) addEventListener(type, start);
  // A machine that never idles starts all the same; setTimeout takes the object for no delay.
  addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 }));
})();
