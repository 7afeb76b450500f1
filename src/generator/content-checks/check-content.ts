import { contentFaults } from "./content-faults.ts";

// npm run check:content: prints a line for each fault in the owner's files that would stop the build. Exits
// with 1 if there is one.

const faults = await contentFaults();
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log("No fault in company, roles, posts, links and colours.");
