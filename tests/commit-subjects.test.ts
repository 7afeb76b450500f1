import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

/** The rule of .github/CONTRIBUTING.md applies to the commits after this one. */
const lastBefore = "3eff07c30fe4f8ac6f151962dddb16f95ec8c454";

const capital = /^[A-Z]/;
const fullStop = /\.$/;
/** Matches "Added" and "Made", but not "Feed", "Need" or "Embed". */
const pastTense = /^(?:(?!Embed|Shed)\w+[^e]ed|Drew|Gave|Kept|Made|Said|Took|Wrote)\b/;

function isGood(subject: string): boolean {
  return subject.length <= 72 && capital.test(subject) && !fullStop.test(subject) && !pastTense.test(subject);
}

/**
 * Lets git read a folder that belongs to another user, as in a container. A download or a shallow clone has
 * no history.
 */
const options = ["-c", "safe.directory=*", "-C", path.resolve(import.meta.dirname, "..")];
const log = spawnSync("git", [...options, "log", "--no-merges", "--format=%s", `${lastBefore}..HEAD`], {
  encoding: "utf8",
});

test.skipIf(log.status !== 0)("the subjects of the project's commits are short and imperative", () => {
  expect(log.stdout.split("\n").filter((subject) => subject && !isGood(subject))).toEqual([]);
});
