/**
 * Prints which tests are left out because programs are not installed. Throws an error when `CI` is set, where
 * a successful run must include all tests.
 */
export function reportMissingPrograms(tests: string, programs: string[]) {
  if (programs.length === 0) return;
  const line = `${tests} left out, because this is not installed: ${programs.join(", ")}.`;
  if (process.env["CI"]) throw new Error(line);
  console.log(line);
}
