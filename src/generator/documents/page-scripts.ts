import type { Rolldown } from "vite";

/** The files that Vite has written for browsers. */
export type ClientOutput = Rolldown.RolldownOutput["output"];

/**
 * Returns the script files that a document loads to run the source files of its page: the entry first, each
 * once.
 */
export function scriptsOf(output: ClientOutput, sourceFiles: string[]): string[] {
  const scripts = new Set<string>();
  const add = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    const script = output.find(({ fileName }) => fileName === file);
    if (script?.type === "chunk") script.imports.forEach(add);
  };
  const entry = output.find((file) => file.type === "chunk" && file.isEntry)!;
  [entry.fileName, ...sourceFiles.map((sourceFile) => scriptWith(output, sourceFile))].forEach(add);
  return [...scripts];
}

/** Returns the script file that contains a source file. Throws an error when no script does. */
export function scriptWith(output: ClientOutput, sourceFile: string): string {
  const script = output.find(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(sourceFile)),
  );
  if (!script)
    throw new Error(
      `No script of the build contains the file src${sourceFile}. Is that its name, and does ` +
        "src/pages/page-code.ts import it?",
    );
  return script.fileName;
}
