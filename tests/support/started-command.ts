import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";

/** A shell command that runs until it is interrupted, as in a terminal. */
export class StartedCommand implements AsyncDisposable {
  readonly #shell: ChildProcess;
  #output = "";

  constructor(command: string, folder: string, env: NodeJS.ProcessEnv) {
    // `detached` makes a process group, which can be interrupted as a whole.
    this.#shell = spawn(command, { cwd: folder, env, shell: true, detached: true });
    for (const stream of [this.#shell.stdout!, this.#shell.stderr!])
      stream.setEncoding("utf8").on("data", (text: string) => (this.#output += text));
  }

  /** All output so far, without colours. */
  get output(): string {
    return stripVTControlCharacters(this.#output);
  }

  /** Whether the command has ended by itself. */
  get ended(): boolean {
    return this.#shell.exitCode !== null;
  }

  /** Interrupts the command and all that it has started, as Ctrl+C in a terminal does. */
  async [Symbol.asyncDispose]() {
    if (this.ended) return;
    const closed = once(this.#shell, "close");
    process.kill(-this.#shell.pid!, "SIGINT");
    await closed;
  }
}
