import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * The rule of .github/CONTRIBUTING.md applies to the commits after this one. A repository that does not know
 * it has a history of its own, to which the rule does not apply.
 */
const lastBefore = "3eff07c30fe4f8ac6f151962dddb16f95ec8c454";

const capital = /^[A-Z]/;
const fullStop = /\.$/;

function isGood(subject: string): boolean {
  return subject.length <= 72 && capital.test(subject) && !fullStop.test(subject);
}

/** Lets git read a folder that belongs to another user, as in a container. */
const options = ["-c", "safe.directory=*", "-C", path.resolve(import.meta.dirname, "../../..")];
const git = (...words: string[]) => spawnSync("git", [...options, ...words], { encoding: "utf8" });

const isKnown = git("cat-file", "-e", `${lastBefore}^{commit}`).status === 0;
const isComplete = git("rev-parse", "--is-shallow-repository").stdout?.trim() === "false";
const log = git("log", "--no-merges", "--format=%s", `${lastBefore}..HEAD`);

// A download or a shallow clone has no history, which is a fault only in continuous integration.
test.skipIf(!isKnown && (isComplete || !process.env["CI"]))(
  "the subjects of commits are short, without a full stop",
  () => {
    expect(log.status, log.stderr).toBe(0);
    expect(log.stdout.split("\n").filter((subject) => subject && !isGood(subject))).toEqual([]);
  },
);
