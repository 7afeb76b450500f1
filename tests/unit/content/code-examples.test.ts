import { readdirSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { runInNewContext } from "node:vm";
import { parseSync } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseDocument } from "yaml";
import { listen } from "../../support/listen.ts";

/** The examples on the technology pages. Those that Node can run are run, the others are parsed where Node can. */
const folder = path.resolve(import.meta.dirname, "../../../src/content/technologies/examples");
const exercise = path.resolve(import.meta.dirname, "../../../src/content/pages/examples/send-order.js");
const at = (file: string) => path.join(folder, file);
const textOf = (file: string) => readFile(at(file), "utf8");

/** The exercise has faults on purpose; the career page names them. */
test("the review exercise gives each attempt a new number, gives up in silence and logs the order", async () => {
  const numbers = new Set<string>();
  const types = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const { number } = (await json(request)) as { number: string };
    numbers.add(number);
    types.add(request.headers["content-type"]);
    // The answer to the first attempt is lost, the others are refused.
    if (numbers.size === 1) response.destroy();
    else response.writeHead(400).end();
  });
  onTestFinished(() => void server.close());
  vi.stubEnv("ERP_URL", await listen(server));
  const sleep = vi.fn(async () => {});
  vi.doMock("node:timers/promises", () => ({ setTimeout: sleep }));
  onTestFinished(() => void vi.doUnmock("node:timers/promises"));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { sendOrder } = (await import(exercise)) as { sendOrder: (order: object) => Promise<void> };
  await expect(sendOrder({ dealer: "Example" })).resolves.toBeUndefined();
  expect(numbers.size).toBe(5);
  expect(log.mock.calls).toEqual([["Order not sent", expect.any(TypeError), { dealer: "Example" }]]);
  // The rest works, so that candidates find only the faults that the page names.
  expect([...types]).toEqual(["application/json"]);
  expect(sleep.mock.calls).toEqual([[2000], [4000], [8000], [16_000]]);
});

test("the JavaScript example tells the three states of a basket apart", checkBasket);
test("the Node.js example leaves a whole file or none", checkDownload);
test("the service worker shows its own page when the network is gone", checkServiceWorker);
test("the service worker that withdraws another leaves other caches alone", checkWithdrawal);

test.each(readdirSync(folder).filter((file) => /\.(?:[jt]sx?|json|yml)$/.test(file)))(
  "the example %s parses",
  async (file) => {
    const text = await textOf(file);
    if (file.endsWith(".yml")) {
      const { errors, warnings } = parseDocument(text);
      expect([...errors, ...warnings]).toEqual([]);
    } else if (file.endsWith(".json")) JSON.parse(text);
    else expect(parseSync(file, text).errors).toEqual([]);
  },
);

async function temporaryFolder(): Promise<string> {
  const temporary = await mkdtemp(path.join(tmpdir(), "example-"));
  onTestFinished(() => rm(temporary, { recursive: true, force: true }));
  return temporary;
}

async function checkBasket() {
  const { describe: inWords } = (await import(at("java-script.js"))) as {
    describe: (basket: object) => string;
  };
  expect(inWords({ state: "loading" })).toBe("Loading your basket");
  expect(inWords({ state: "failed", reason: "offline" })).toBe("No basket: offline");
  expect(inWords({ state: "ready", paise: 12_345_650 })).toBe("₹1,23,456.50");
}

async function checkDownload() {
  const { download } = (await import(at("node-js.js"))) as {
    download: (url: string, path: string, timeoutMs?: number) => Promise<void>;
  };
  const server = createServer(({ url }, response) => {
    response.statusCode = url === "/missing" ? 404 : 200;
    response.write("text");
    // The body of /endless never ends.
    if (url !== "/endless") response.end();
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = await listen(server);
  const target = await temporaryFolder();
  const file = path.join(target, "file.txt");
  await expect(download(`${origin}/missing`, file)).rejects.toThrow("answered 404");
  await expect(download(`${origin}/endless`, file, 200)).rejects.toMatchObject({ name: "TimeoutError" });
  expect(await readdir(target)).toEqual([]);
  await download(`${origin}/file`, file);
  expect(await readdir(target)).toEqual(["file.txt"]);
  expect(await readFile(file, "utf8")).toBe("text");
}

async function checkWithdrawal() {
  const handlers: Record<string, (event: object) => void> = {};
  const stores = new Set(["offline-v1", "offline-v2", "other-v1"]);
  let registered = true;
  runInNewContext(await textOf("pwa-withdraw.js"), {
    self: {
      addEventListener: (type: string, handler: () => void) => (handlers[type] = handler),
      registration: { unregister: async () => (registered = false) },
    },
    caches: { keys: async () => [...stores], delete: async (name: string) => stores.delete(name) },
  });
  let done: unknown;
  handlers["activate"]!({ waitUntil: (promise: unknown) => (done = promise) });
  await done;
  expect([...stores]).toEqual(["other-v1"]);
  expect(registered).toBe(false);
  expect(handlers).not.toHaveProperty("fetch");
}

async function checkServiceWorker() {
  const handlers: Record<string, (event: object) => void> = {};
  const stores = new Map([
    ["other-v1", new Map([["/offline.html", "another application’s page"]])],
    ["offline-v0", new Map()],
  ]);
  const storeOf = (name: string) => stores.get(name) ?? stores.set(name, new Map()).get(name)!;
  let online = true;
  runInNewContext(await textOf("pwa.js"), {
    self: { addEventListener: (type: string, handler: () => void) => (handlers[type] = handler) },
    Request: class extends URL {
      constructor(address: string) {
        super(address, "https://app.example");
      }
    },
    fetch: async () => (online ? "from the network" : Promise.reject(new TypeError("Failed to fetch"))),
    caches: {
      open: async (name: string) => ({
        add: async ({ pathname }: URL) => storeOf(name).set(pathname, "offline page"),
        match: async (url: string) => storeOf(name).get(url),
      }),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
  });
  const dispatch = async (type: string, request?: object) => {
    let answer: unknown;
    const keep = (promise: unknown) => (answer = promise);
    handlers[type]!({ request, waitUntil: keep, respondWith: keep });
    return answer;
  };
  await dispatch("install");
  await dispatch("activate");
  expect([...stores.keys()]).toEqual(["other-v1", "offline-v1"]);
  expect(await dispatch("fetch", { mode: "navigate" })).toBe("from the network");
  online = false;
  expect(await dispatch("fetch", { mode: "navigate" })).toBe("offline page");
  expect(await dispatch("fetch", { mode: "cors" })).toBeUndefined();
}
