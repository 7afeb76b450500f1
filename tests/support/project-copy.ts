import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { StartedCommand } from "./started-command.ts";

const project = path.resolve(import.meta.dirname, "../..");
const copiedPaths = [
  "index.html",
  "netlify",
  "netlify.toml",
  "package.json",
  "src",
  "tsconfig.json",
  "vite.config.ts",
];
/** Matches environment variables of the machine that runs the tests, which must not influence a build. */
const machineVariables = /^(?:VITEST|NODE_ENV|NODE_OPTIONS|CONTEXT|URL|EMAILJS_|NETLIFY)/;

/** What to find, and what to put in its place. */
type Replacement = [find: RegExp | string, put: string];

/** A copy of the project in a temporary folder, which tests can change and build. */
export class ProjectCopy implements AsyncDisposable {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<ProjectCopy> {
    const copy = new ProjectCopy(await mkdtemp(path.join(tmpdir(), "project-")));
    await Promise.all(
      copiedPaths.map((part) => cp(path.join(project, part), copy.at(part), { recursive: true })),
    );
    await linkPackages(path.join(project, "node_modules"), copy.at("node_modules"));
    return copy;
  }

  at(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): Promise<string> {
    return readFile(this.at(file), "utf8");
  }

  async write(file: string, text: string) {
    await mkdir(path.dirname(this.at(file)), { recursive: true });
    // The file is written elsewhere and then moved, so that a development server that watches it never reads
    // half of it.
    const written = this.at(".being-written");
    await writeFile(written, text);
    await rename(written, this.at(file));
  }

  /** Makes replacements in a file. Throws when a pattern finds nothing, because nothing would be tested then. */
  async edit(file: string, ...changes: Replacement[]) {
    let text = await this.read(file);
    for (const [find, put] of changes) {
      const changed = text.replace(find, () => put);
      if (changed === text) throw new Error(`${file} has nothing like ${find}.`);
      text = changed;
    }
    await this.write(file, text);
  }

  /**
   * Runs a package's script in the copy, with the Node that runs the tests. Returns its output; throws when
   * it fails.
   */
  async run(script: string, args: string[], settings: Record<string, string> = {}, timeout = 100_000) {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [this.at(path.join("node_modules", script)), ...args],
      { cwd: this.folder, env: environment(settings), timeout },
    ).catch((error: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${script} failed.\n${error.stdout}\n${error.stderr}`, { cause: error });
    });
    return stdout + stderr;
  }

  start(command: string): StartedCommand {
    return new StartedCommand(command, this.folder, environment({}));
  }

  async [Symbol.asyncDispose]() {
    await rm(this.folder, { recursive: true, force: true });
  }
}

function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !machineVariables.test(name));
  return { ...Object.fromEntries(own), ...settings };
}

/**
 * Links the packages one by one. Builds write to hidden folders beside them, and each copy needs its own of
 * these.
 */
async function linkPackages(from: string, to: string) {
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => name === ".bin" || !name.startsWith("."));
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name), "junction")));
}
