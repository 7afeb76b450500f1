/** Returns the line of a module that exports a value. */
export function exportJson(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};`;
}
