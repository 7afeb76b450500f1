import type { TechnologyDetails } from "../technology-details.ts";
import restore from "./examples/my-sql-restore.sh?code";
import migration from "./examples/my-sql.sql?code";

export const details: TechnologyDetails = {
  description:
    "MySQL schemas that refuse bad rows, migrations in small safe steps and restores that are rehearsed on a spare server.",
  heading: "MySQL with restores you have rehearsed",
  lead: "Tables outlive the code around them. We build schemas that keep bad rows out, migrate them in a safe order and prove the restore before the evening on which somebody needs last Tuesday back.",
  parts: [
    {
      kind: "points",
      title: "From the first column to the last restore",
      points: [
        {
          title: "Schemas that refuse bad rows",
          description:
            "Foreign keys, unique keys and CHECK constraints live in the table itself, because a nightly import never passes through the form.",
        },
        {
          title: "Expand, then contract",
          description:
            "We add the nullable column, deploy code that writes both, backfill in small batches and switch the reads. The old column goes one release later.",
        },
        {
          title: "Backups with a restore log",
          description:
            "A full backup and the binary log together reach any second of the last weeks. Every rehearsal is timed.",
        },
      ],
    },
    {
      kind: "example",
      title: "Back to the second before the mistake",
      intro:
        "At 14:02 somebody runs a DELETE without its WHERE. This script rebuilds the database on a spare server as it was a moment earlier. It needs the dump and the binary logs from the one that the dump names.",
      fileName: "restore.sh",
      code: restore,
      notes: [
        "`--source-data=2` writes the log file and the position into the dump as a comment. With `--single-transaction` both belong to the same moment, and InnoDB tables stay writable meanwhile.",
        "`--start-position` counts in the first log file only. All files go into one `mysqlbinlog` call, as a temporary table may live across two of them.",
        "`--stop-datetime` is read in the time zone of the machine that runs the command. A server in UTC and a laptop in India are five and a half hours apart.",
        "A second can hold many transactions. When it does, find the DELETE in the log and use `--stop-position` instead.",
        "`checks.sql` asks what the business would ask: the newest order, the number of invoices, the sum of last month.",
      ],
    },
    {
      kind: "text",
      title: "When one query is slow",
      paragraphs: [
        "The sys schema ranks statements by their total time, and the slowest one is seldom first. `EXPLAIN ANALYZE` then runs it and prints, for each step, the rows expected beside the rows found. Where the two differ by a factor of a hundred, the optimizer is guessing: refresh its statistics first, and then the right index helps more than a larger server.",
        "Indexes have a price as well: every write maintains all of them. We make an unused one invisible, wait through a month-end, and drop it when nobody has noticed.",
      ],
    },
    {
      kind: "example",
      title: "A migration that backs off under load",
      intro:
        "Migration seven of an order system. The deployment runs it once, under an account that may change tables.",
      fileName: "V7__invoice.sql",
      code: migration,
      notes: [
        "`lock_wait_timeout` defaults to one year. The foreign key needs a metadata lock on `orders`, and while the statement waits for it, every later query on `orders` queues behind. Here it gives up after five seconds.",
        "The `CHECK` passes while `cancelled_at` is NULL: only a false result rejects a row.",
      ],
    },
    {
      kind: "points",
      title: "After the end of MySQL 8.0",
      points: [
        {
          title: "Stay on LTS",
          description:
            "MySQL 8.0 reached end of life in April 2026. The way on is 8.4, then 9.7, each once the upgrade checker of MySQL Shell finds no errors on a copy.",
        },
        {
          title: "Old logins break first",
          description:
            "The mysql_native_password plugin is off by default in 8.4 and gone from 9.0. We list the accounts that still use it first.",
        },
        {
          title: "Three accounts",
          description:
            "The application works on rows, the migration account changes tables during a deployment, and the backup account only reads.",
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
