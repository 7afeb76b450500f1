/**
 * Says what a run of the tests leaves out because a program is not installed.
 *
 * @throws with `CI` set: there a green run means all of the tests.
 */
export function leaveOut(tests: string, programs: string[]) {
  if (programs.length === 0) return;
  const line = `${tests} left out, because this is not installed: ${programs.join(", ")}.`;
  if (process.env["CI"]) throw new Error(line);
  console.log(line);
}
