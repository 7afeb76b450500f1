import { contentFaults } from "./content-faults.ts";

// npm run content: what the build would refuse in the owner's files, a line each. Exit code 1 when there is anything.

const faults = await contentFaults();
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
