import type { TechnologyDetails } from "../technology-details.ts";
import restore from "./examples/my-sql-restore.sh?highlighted";

export const details: TechnologyDetails = {
  description:
    "MySQL schemas that refuse bad rows, migrations in small, safe steps and restores that have been rehearsed on a spare server.",
  heading: "MySQL with restores you have rehearsed",
  lead: "We build schemas that keep bad rows out, and prove that your backups can be restored before someone needs Tuesday’s data back.",
  parts: [
    {
      kind: "text",
      title: "Expand, then contract",
      paragraphs: [
        "We add a nullable column beside the old one, write to both, fill in existing rows in batches, then read from the new one. The old column goes a release later.",
      ],
    },
    {
      kind: "example",
      title: "Back to the second before the mistake",
      intro:
        "At 14:02 someone runs a DELETE without a WHERE. From a dump and the binary logs written since, this script rebuilds the database on a spare server as it stood just before, then runs your checks.",
      fileName: "restore.sh",
      code: restore,
      notes: [
        "`--all-databases` alone would leave out stored routines and events; `--single-transaction` is consistent for InnoDB tables only.",
        "`--stop-datetime` is in the time zone of the machine that runs the command. On a busy server, find the DELETE in the log and use `--stop-position`.",
      ],
    },
    {
      kind: "text",
      title: "After the end of MySQL 8.0",
      paragraphs: [
        "MySQL 8.0 reached end of life in April 2026. The way forward is 8.4 and then 9.7, both long-term support (LTS) releases. MySQL Shell’s upgrade checker has to report no errors on a copy before each step.",
      ],
    },
  ],
  officialDoc: {
    label: "Point-in-time recovery",
    url: "https://dev.mysql.com/doc/refman/8.4/en/point-in-time-recovery.html",
  },
  pairsWith: ["spring-boot", "docker", "data-science"],
};
