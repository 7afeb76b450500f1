import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { virtualScreen } from "./installed-engines.ts";

/** The browser's own tool bar would not let the window become as narrow as a phone. */
const narrowToolBar = "* { min-width: 0; margin: 0; border: 0; padding: 0; }";

/** Starts the WebDriver of WebKit on a screen of its own, which nobody sees. */
export async function startWebKitServer(driverPath: string): Promise<{ origin: string; stop: () => void }> {
  const settings = mkdtempSync(path.join(tmpdir(), "webkit-"));
  mkdirSync(path.join(settings, "gtk-3.0"));
  writeFileSync(path.join(settings, "gtk-3.0", "gtk.css"), narrowToolBar);

  const port = await freePort();
  const screen = ["--auto-servernum", "--server-args=-screen 0 1600x1300x24"];
  const server = spawn(virtualScreen, [...screen, driverPath, `--port=${port}`], {
    // With a process group of its own, so that the screen and the browser can be ended with it.
    detached: true,
    stdio: "ignore",
    env: { ...process.env, XDG_CONFIG_HOME: settings },
  });

  function stop() {
    process.off("exit", stop);
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    rmSync(settings, { recursive: true, force: true });
  }
  // A run that is broken off must not leave a browser behind.
  process.on("exit", stop);

  const origin = `http://127.0.0.1:${port}`;
  while (!(await listens(origin))) {
    if (server.exitCode !== null) throw new Error(`${driverPath} ended with ${server.exitCode}.`);
    await setTimeout(30);
  }
  return { origin, stop };
}

function listens(origin: string): Promise<boolean> {
  return fetch(`${origin}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
