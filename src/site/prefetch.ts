/** What the browser tells of the network (Network Information API); not every browser does. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

const waiting = new Set<() => Promise<unknown>>();
let started = false;
let running = false;

/**
 * Fetches what a visitor may want next: one thing at a time, while the browser is idle, and not at all for visitors who
 * save data or have a slow connection.
 */
export function prefetch(load: () => Promise<unknown>) {
  waiting.add(load);
  if (started && !running) void run();
}

/** Nothing is prefetched before this: the page on screen comes first. */
export function startPrefetching() {
  started = true;
  void run();
}

async function run() {
  if (isFrugal()) return;
  running = true;
  for (const load of waiting) {
    await idle();
    // What fails here is asked for again when it is needed.
    await load().catch(() => {});
    waiting.delete(load);
  }
  running = false;
}

function isFrugal(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection !== undefined && (connection.saveData || /2g|3g/.test(connection.effectiveType));
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
}
