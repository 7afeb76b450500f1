/* Imported into a build by growth.ts: says at its end what the build has used. */
import { writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread)
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = {
      seconds: process.uptime(),
      "processor seconds": (userCPUTime + systemCPUTime) / 1e6,
      "peak MB": maxRSS / 1e3,
    };
    writeSync(process.stdout.fd, `\nusage ${JSON.stringify(usage)}\n`);
  });
