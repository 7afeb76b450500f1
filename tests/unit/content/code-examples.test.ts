import { execFile, spawnSync } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { transform } from "lightningcss";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { parseSync } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseDocument } from "yaml";
import { listen } from "../../support/listen.ts";
import { reportMissingPrograms } from "../../support/report-missing-programs.ts";

/**
 * The examples on the technology pages. Each is run to see that it does what its page says, or at least
 * parsed.
 */
const folder = path.resolve(import.meta.dirname, "../../../src/content/technologies/examples");
const exercise = path.resolve(import.meta.dirname, "../../../src/content/pages/examples/send-order.js");
const tsc = path.resolve(import.meta.dirname, "../../../node_modules/typescript/bin/tsc");
const at = (file: string) => path.join(folder, file);
const textOf = (file: string) => readFile(at(file), "utf8");
const run = promisify(execFile);

interface Check {
  file: string;
  does: string;
  /** The program that the check needs, if a machine may lack it. */
  program?: string;
  check: () => Promise<unknown>;
}

const checks: Check[] = [
  {
    file: "ai-ml.py",
    does: "lets a better candidate pass and stops one that may be no better",
    program: "python3",
    check: checkEvaluation,
  },
  {
    file: "data-science.py",
    does: "counts orders that never arrived, but none that may be on their way",
    program: "python3",
    check: checkDeliveryDays,
  },
  {
    file: "python.py",
    does: "loads the same invoices twice into the same rows, and none of a file with a wrong amount",
    program: "python3",
    check: checkInvoices,
  },
  { file: "java-script.js", does: "tells the three states apart, as its types do", check: checkBasket },
  { file: "node-js.js", does: "leaves a whole file or none", check: checkDownload },
  {
    file: "my-sql-restore.sh",
    does: "starts where the dump ends",
    program: "bash",
    check: checkRestore,
  },
  {
    file: "docker-find.sh",
    does: "prints the version in each running image, whatever its tag points to",
    program: "bash",
    check: checkFindPackage,
  },
  { file: "pwa-withdraw.js", does: "leaves other caches alone", check: checkWithdrawal },
  { file: "git-lab-trust.json", does: "trusts one branch", check: checkTrust },
  { file: "jenkins-controller.yml", does: "has a node for the Jenkinsfile", check: checkController },
  { file: "pwa.js", does: "shows its own page when the network is gone", check: checkServiceWorker },
  { file: "react-js.tsx", does: "has an answer where there is no screen", check: checkHook },
  {
    file: "angular.ts",
    does: "parses",
    check: async () => parseScript("angular.ts", await textOf("angular.ts")),
  },
  { file: "vuejs.vue", does: "has a script that parses", check: parseVue },
  { file: "tailwind.css", does: "parses", check: parseStyles },
  { file: "aws.json", does: "parses", check: async () => JSON.parse(await textOf("aws.json")) },
  { file: "git-lab.yml", does: "needs only jobs that it has", check: checkPipeline },
  { file: "spring-boot.yml", does: "parses", check: () => parseYaml("spring-boot.yml") },
];

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

/**
 * These examples are not checked: no dependency parses them, and the programs that run them are too large for
 * a test.
 */
const unchecked = ["docker.dockerfile", "java.java", "jenkins.groovy", "jira.txt"];

const isMissing = ({ program }: Check) => program && spawnSync(program, ["--version"]).status !== 0;
const leftOut = checks.filter(isMissing);
const possible = checks.filter((check) => !leftOut.includes(check));
reportMissingPrograms(
  "Examples",
  leftOut.map(({ file, program }) => `${program} (${file})`),
);

test.each(possible.map(({ file, does, check }) => [file, does, check] as const))(
  "the example %s %s",
  async (_file, _does, check) => {
    await check();
  },
  60_000,
);

test("every example is either checked or listed as unchecked", async () => {
  const known = [...checks.map(({ file }) => file), ...unchecked];
  expect(known.toSorted()).toEqual((await readdir(folder)).toSorted());
});

async function temporaryFolder(): Promise<string> {
  const temporary = await mkdtemp(path.join(tmpdir(), "example-"));
  onTestFinished(() => rm(temporary, { recursive: true, force: true }));
  return temporary;
}

/** Runs Python without leaving compiled files beside the examples. */
const python = (...args: string[]) => run("python3", ["-B", ...args]);

async function checkEvaluation() {
  const cases = path.join(await temporaryFolder(), "cases.jsonl");
  // U+2028 is legal inside a JSON string, but some programs take it for a line end.
  const right = { expected: "a\u2028b", baseline: "c", candidate: "a\u2028b" };
  const draw = { expected: "a", baseline: "a", candidate: "a" };
  const write = (better: number, same: number) => {
    const lines = Array.from({ length: better + same }, (_, index) => (index < better ? right : draw));
    return writeFile(cases, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  };
  await write(20, 20);
  const { stdout } = await python(at("ai-ml.py"), cases);
  expect(stdout).toMatch(/^40 cases, 20 won, 0 lost\n95% interval from \+0\.3\d\d to \+0\.6\d\d\n$/);
  const stops = async (better: number, same: number, ...margin: string[]) => {
    await write(better, same);
    await expect(python(at("ai-ml.py"), cases, ...margin)).rejects.toMatchObject({ code: 1 });
  };
  // The exact sign test finds no difference either: p = 1 and p = 0.125.
  await stops(1, 0);
  await stops(4, 46);
  await stops(0, 136, "0.02");
  await write(0, 137);
  await python(at("ai-ml.py"), cases, "0.02");
}

async function checkDeliveryDays() {
  const orders = path.join(await temporaryFolder(), "orders.csv");
  const rows = [
    "region,ordered,delivered",
    "South,2026-09-01,",
    "North,2026-09-01,2026-09-04",
    "North,2026-09-02,2026-09-09",
    "North,2026-09-30,",
    // Of the orders after the cutoff, only the fast ones have arrived by the extract.
    "North,2026-10-01,2026-10-02",
    "North,2026-10-29,",
  ];
  await writeFile(orders, `${rows.join("\n")}\n`);
  const { stdout } = await python(at("data-science.py"), orders, "2026-10-30", "30");
  const [source, ...regions] = stdout.trim().split("\n");
  expect(source).toMatch(/^orders\.csv [0-9a-f]{64} 2026-09-30$/);
  expect(regions).toEqual(["North: orders 3, median days 7", "South: orders 1, median days inf"]);
}

async function checkInvoices() {
  const temporary = await temporaryFolder();
  await copyFile(at("python.py"), path.join(temporary, "load_invoices.py"));
  await writeFile(path.join(temporary, "good.csv"), "\uFEFFnumber,amount\nA-1,0.07\nA-2,1200\n");
  await writeFile(path.join(temporary, "bad.csv"), "number,amount\nA-3,5\nA-1,0.005\n");
  const script = `
import sqlite3
from load_invoices import load
db = sqlite3.connect(":memory:")
db.execute("CREATE TABLE invoice (number TEXT PRIMARY KEY, paise INTEGER NOT NULL)")
print(load("good.csv", db), load("good.csv", db))
try:
    load("bad.csv", db)
except ValueError as error:
    print(error)
print(db.execute("SELECT * FROM invoice ORDER BY number").fetchall())
`;
  const { stdout } = await run("python3", ["-B", "-c", script], { cwd: temporary });
  expect(stdout).toBe("2 2\nrecord 2: fraction of a paisa\n[('A-1', 7), ('A-2', 120000)]\n");
}

async function checkBasket() {
  const { describe: inWords } = (await import(at("java-script.js"))) as {
    describe: (basket: object) => string;
  };
  expect(inWords({ state: "loading" })).toBe("Loading your basket");
  expect(inWords({ state: "failed", reason: "offline" })).toBe("No basket: offline");
  expect(inWords({ state: "ready", paise: 12_345_650 })).toBe("₹1,23,456.50");

  const cwd = await temporaryFolder();
  const source = await textOf("java-script.js");
  // A project has a configuration, which tsc refuses beside a file's name unless it is told to ignore it.
  await writeFile(path.join(cwd, "tsconfig.json"), "{}");
  const types = (text: string) =>
    writeFile(path.join(cwd, "basket.js"), text).then(() =>
      run(process.execPath, [tsc, "--ignoreConfig", "--noEmit", "--checkJs", "--strict", "basket.js"], {
        cwd,
      }),
    );
  await types(source);
  const partial = source.replace(/^ *case "failed".*\n/m, "");
  await expect(types(partial)).rejects.toMatchObject({ stdout: expect.stringContaining("TS2366") });
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

/**
 * Runs a bash script with `cwd` first in its PATH, after writing `programs` there: name and bash text of
 * each.
 */
async function runBash(file: string, programs: Record<string, string>, cwd: string, ...args: string[]) {
  for (const [name, text] of Object.entries(programs))
    await writeFile(path.join(cwd, name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });
  const { stdout } = await run("bash", [at(file), ...args], {
    cwd,
    env: { ...process.env, PATH: `${cwd}:${process.env["PATH"]}` },
  });
  return stdout;
}

async function checkRestore() {
  const cwd = await temporaryFolder();
  const place = "CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='binlog.000412', SOURCE_LOG_POS=157;";
  await writeFile(path.join(cwd, "full.sql"), `-- A dump\n-- ${place}\nSELECT 1;\n`);
  for (const name of ["binlog.000412", "binlog.000413", "binlog.index", "checks.sql"])
    await writeFile(path.join(cwd, name), "");
  const mysql = `echo "mysql $*" >> calls; cat > /dev/null`;
  const programs = { mysql, mysqlbinlog: `echo "mysqlbinlog $*" >> calls` };
  const stdout = await runBash("my-sql-restore.sh", programs, cwd, "2026-11-17 14:01:59");
  expect(stdout).toMatch(/^restored in \d+ s; compare the results above\n$/);
  const calls = await readFile(path.join(cwd, "calls"), "utf8");
  expect(calls).toContain(
    "mysqlbinlog --start-position=157 --stop-datetime=2026-11-17 14:01:59 binlog.000412 binlog.000413\n",
  );
  expect(calls).toMatch(/^mysql \n[^]*^mysql --table shop\n$/m);
}

async function checkFindPackage() {
  // Since orders:7 was started, its tag has been moved. Two containers run the same image.
  const docker = `case "$*" in
  "ps "*) printf '%s\\n' c1 c2 c3 c4 c5 ;;
  "inspect "*"c1 c2 c3 c4 c5")
    printf '%s\\n' "i1 shop/orders:7" "i2 shop/mail:2" "i3 shop/old:1" "i2 shop/mail:2" "i4 local:1" ;;
  "image inspect "*i1) echo shop/orders@sha256:01 ;;
  "image inspect "*i2) echo shop/mail@sha256:02 ;;
  "image inspect "*i3) echo shop/old@sha256:03 ;;
  "buildx imagetools inspect shop/orders@sha256:01 "*)
    printf '%s\\n' "libssl3t64 3.5.4" "libssl3t64-dev 1" ;;
  "buildx imagetools inspect shop/mail@sha256:02 "*) echo "libc6 2.41" ;;
  "buildx imagetools inspect shop/old@sha256:03 "*) ;;
  *) exit 1 ;;
esac`;
  const stdout = await runBash("docker-find.sh", { docker }, await temporaryFolder(), "libssl3t64");
  expect(stdout.trim().split("\n")).toEqual([
    "shop/orders:7: libssl3t64 3.5.4",
    "shop/mail:2: not listed",
    "shop/old:1: no SBOM",
    "local:1: no SBOM",
  ]);
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

async function checkTrust() {
  const { Statement } = JSON.parse(await textOf("git-lab-trust.json")) as {
    Statement: { Action: string; Condition: Record<string, object> }[];
  };
  expect(Statement.map(({ Action }) => Action)).toEqual(["sts:AssumeRoleWithWebIdentity"]);
  expect(Object.keys(Statement[0]!.Condition["StringEquals"]!)).toEqual(["gitlab.com:aud", "gitlab.com:sub"]);
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

async function checkHook() {
  const { useNarrow } = (await import(at("react-js.tsx"))) as { useNarrow: () => boolean };
  const Width = () => (useNarrow() ? "narrow" : "wide");
  expect(renderToString(createElement(Width))).toBe("wide");
}

function parseScript(file: string, text: string) {
  expect(parseSync(file, text).errors).toEqual([]);
}

async function parseVue() {
  const [, script] = /<script setup lang="ts">(.*?)<\/script>/s.exec(await textOf("vuejs.vue"))!;
  parseScript("vuejs.ts", script!);
}

async function parseStyles() {
  const { code } = transform({
    filename: "tailwind.css",
    // source() after the first import is Tailwind's own syntax, which lightningcss does not parse.
    code: Buffer.from((await textOf("tailwind.css")).replace(/ source\(.*\);/, ";")),
  });
  expect(String(code)).toContain("--color-action: oklch(46% .22 266)");
}

async function checkPipeline() {
  const { default: _, workflow: __, ...jobs } = await parseYaml("git-lab.yml");
  for (const { needs = [], script } of Object.values(jobs) as { needs?: string[]; script: string[] }[]) {
    expect(script).not.toEqual([]);
    for (const name of needs) expect(jobs).toHaveProperty(name);
  }
}

/** The node takes only jobs that name one of its labels, and nothing else runs builds. */
async function checkController() {
  const { jenkins } = (await parseYaml("jenkins-controller.yml")) as {
    jenkins: { nodes: { permanent: { labelString: string } }[] };
  };
  const labels = jenkins.nodes.flatMap(({ permanent }) => permanent.labelString.split(" "));
  expect(labels).toContain(/label '(.+)'/.exec(await textOf("jenkins.groovy"))?.[1]);
}

async function parseYaml(file: string): Promise<Record<string, unknown>> {
  const document = parseDocument(await textOf(file));
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return document.toJS() as Record<string, unknown>;
}
