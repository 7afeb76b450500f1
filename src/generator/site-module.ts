import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { normalizePath, type Plugin, type ViteDevServer } from "vite";
import { cacheFolder } from "./project-paths.ts";

interface Content {
  faults: string[];
  data?: Record<string, unknown>;
}

const file = path.join(cacheFolder, "site.js");

/**
 * Vite plugin: writes what only the build knows into the file that the application imports as `#site`
 * (package.json). A process of its own reads the owner's content (read-content.ts), so that it is read as it
 * is now, and no save of it restarts the server. Faults in the content stop a build; the development server
 * shows them over the page.
 */
export function siteModule(): Plugin {
  return {
    name: "site-module",
    buildApp: {
      order: "pre",
      async handler() {
        const { faults } = await writeSite();
        if (faults.length > 0) throw new Error(messageOf(faults));
      },
    },
    async configureServer(server) {
      const { client } = server.environments;
      const show = showFaults(server);
      let lastReading = writeSite();
      let isQueued = false;
      server.watcher.on("all", (_event, changed) => {
        if (isQueued || !/[\\/]src[\\/]content[\\/]|[\\/]tokens\.ts$|netlify\.toml$/.test(changed)) return;
        isQueued = true;
        // The reading that runs may have seen the file as it was.
        lastReading = lastReading.then(async () => {
          isQueued = false;
          const site = await writeSite();
          for (const module of client.moduleGraph.getModulesByFile(normalizePath(file)) ?? [])
            if (site.isNew) await client.reloadModule(module);
          show(site.faults);
          return site;
        });
      });
      show((await lastReading).faults);
    },
  };
}

/** Reads the content, and writes the file if it would change. */
async function writeSite(): Promise<{ faults: string[]; isNew: boolean }> {
  const { faults, data } = await readContent();
  if (!data) return { faults, isNew: false };
  const lines = Object.entries(data).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  const before = await readFile(file, "utf8").catch(() => "");
  const isNew = lines.join("") !== before;
  if (isNew) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, lines.join(""));
  }
  return { faults, isNew };
}

/** Returns a function that shows faults in the terminal and over each open page, until there are none. */
function showFaults({ config, environments }: ViteDevServer) {
  const { hot } = environments.client;
  let shown = "";
  const send = () => {
    if (shown) hot.send({ type: "error", err: { message: shown, stack: "" } });
  };
  hot.on("vite:client:connect", send);
  return (faults: string[]) => {
    const message = faults.length > 0 ? messageOf(faults) : "";
    if (message && message !== shown) config.logger.error(message);
    // A page whose faults are mended has nothing else that would take them away.
    if (shown && !message) {
      config.logger.info("The content has no faults any more.");
      hot.send({ type: "full-reload" });
    }
    shown = message;
    send();
  };
}

function messageOf(faults: string[]): string {
  return ["The content has faults:", ...faults].join("\n");
}

async function readContent(): Promise<Content> {
  const script = path.join(import.meta.dirname, "read-content.ts");
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 1e8 });
    return JSON.parse(stdout) as Content;
  } catch (error) {
    return { faults: [(error as { stderr?: string }).stderr?.trim() || String(error)] };
  }
}
