import type { TechnologyDetails } from "../technology-details.ts";
import restore from "./examples/my-sql-restore.sh?highlighted";
import migration from "./examples/my-sql.sql?highlighted";

export const details: TechnologyDetails = {
  description:
    "MySQL schemas that refuse bad rows, migrations in small, safe steps and restores that have been rehearsed on a spare server.",
  heading: "MySQL with restores you have rehearsed",
  lead: "We build schemas that keep bad rows out, migrate them in a safe order and prove that the restore works, long before the evening when someone needs last Tuesday’s data back.",
  parts: [
    {
      kind: "points",
      title: "Schemas and migrations you can trust",
      points: [
        {
          title: "Schemas that refuse bad rows",
          description:
            "Foreign keys, unique keys and CHECK constraints belong in the table itself, because a nightly import never goes through your form.",
        },
        {
          title: "Expand, then contract",
          description:
            "We add the nullable column, deploy code that writes to both, backfill in small batches and switch the reads. The old column goes one release later.",
        },
      ],
    },
    {
      kind: "example",
      title: "Back to the second before the mistake",
      intro:
        "At 14:02 someone runs a DELETE without its WHERE. This script rebuilds the database on a spare server as it was a moment earlier. It needs the dump, and the binary logs starting with the one the dump names.",
      fileName: "restore.sh",
      code: restore,
      notes: [
        "`--source-data=2` writes the log file and position into the dump as a comment. With `--single-transaction`, both refer to the same moment, and InnoDB tables stay writable while the dump runs.",
        "`--start-position` applies to the first log file only. All files go into one `mysqlbinlog` call, because a temporary table may span two of them.",
        "`--stop-datetime` is read in the time zone of the machine that runs the command.",
        "Many transactions can fall within one second. If they do, find the DELETE in the log and use `--stop-position` instead.",
        "`checks.sql` asks what the business would ask: the newest order, the number of invoices, last month’s total.",
      ],
    },
    {
      kind: "text",
      title: "When one query is slow",
      paragraphs: [
        "The sys schema ranks statements by their total time, and the slowest one is seldom at the top. `EXPLAIN ANALYZE` then runs the query and prints, for each step, how many rows were expected and how many were found. If the two differ by a factor of a hundred, the optimizer is guessing. Refresh its statistics first; after that, the right index helps more than a bigger server.",
        "Indexes cost something too, because every write has to maintain all of them. We make an unused index invisible, wait until a month-end has passed, and drop it if nobody has noticed.",
      ],
    },
    {
      kind: "example",
      title: "A migration that backs off under load",
      intro: "The deployment runs this migration once.",
      fileName: "V7__invoice.sql",
      code: migration,
      notes: [
        "`lock_wait_timeout` defaults to one year. The foreign key needs a metadata lock on `orders`, and while the statement waits for it, every later query on `orders` queues up behind it. Here it gives up after five seconds.",
        "The `CHECK` passes while `cancelled_at` is NULL, because only a false result rejects a row.",
      ],
    },
    {
      kind: "points",
      title: "After the end of MySQL 8.0",
      points: [
        {
          title: "Stay on LTS",
          description:
            "MySQL 8.0 reached end of life in April 2026. The way forward is 8.4 and then 9.7, both of them long-term releases. We take each step once the upgrade checker in MySQL Shell finds no errors on a copy.",
        },
        {
          title: "Old logins break first",
          description:
            "The mysql_native_password plugin is off by default in 8.4 and gone since 9.0, so we begin by listing the accounts that still use it.",
        },
        {
          title: "Three separate accounts",
          description:
            "The application works on rows, the migration account changes tables during a deployment, and the backup account can only read.",
        },
      ],
    },
  ],
  officialDocs: [
    {
      label: "Point-in-time recovery",
      url: "https://dev.mysql.com/doc/refman/8.4/en/point-in-time-recovery.html",
    },
    {
      label: "Online DDL operations",
      url: "https://dev.mysql.com/doc/refman/8.4/en/innodb-online-ddl-operations.html",
    },
    {
      label: "Innovation and LTS releases",
      url: "https://dev.mysql.com/doc/refman/8.4/en/mysql-releases.html",
    },
  ],
  pairsWith: ["spring-boot", "docker", "data-science"],
};
