import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/my-sql.sql?code";

export const details: TechnologyDetails = {
  description:
    "MySQL schemas that refuse bad rows, migrations in safe steps and rehearsed restores, with an annotated migration file.",
  heading: "MySQL: no backup counts until restored",
  lead:
    "Application code is replaced every few years; the tables stay. We spend our care on the schema, on " +
    "the order of migrations and on the evening when somebody needs last Tuesday back.",
  enquiryLabel: "Write to us about your MySQL database",
  closing: {
    title: "The date of your last restore",
    text: 'Add what SELECT VERSION() returns and the size of the largest table. "Never" counts as a date here.',
  },
  opening: "uses",
  usesTitle: "From the first column to the last restore",
  uses: [
    {
      title: "Schemas that refuse bad rows",
      description:
        "Foreign keys, unique keys and CHECK constraints in the table itself, because a nightly import " +
        "bypasses the form validation.",
    },
    {
      title: "Expand, then contract",
      description:
        "Add the nullable column, deploy code that writes both, backfill in small batches, switch the " +
        "reads, and drop the old column one release later.",
    },
    {
      title: "Backups with a restore log",
      description:
        "A full backup plus the binary log gives point-in-time recovery. We rehearse it on a spare " +
        "server and write down how long it took.",
    },
    {
      title: "Slow queries",
      description:
        "The slow query log and EXPLAIN ANALYZE say where time goes; sys.schema_unused_indexes lists the " +
        "indexes that only cost writes.",
    },
  ],
  fits: [
    "Orders, stock, bookings and accounts: many short transactions on rows found by key.",
    "Teams whose hosting already runs MySQL, with someone who reads its error log.",
    "Read traffic that replicas can absorb, where a second of lag is acceptable.",
  ],
  alternatives: [
    {
      text: "Reports that scan years of events: copy the data to a columnar store such as ClickHouse.",
    },
    {
      text: "Maps, ranges or schema changes inside a transaction: PostgreSQL is the better engine.",
    },
    {
      text: "One program on one machine: SQLite needs no server and no password.",
    },
  ],
  example: {
    title: "A migration that gives up politely",
    intro:
      "Migration seven of an order system. The table `orders` has existed since migration one. The file runs " +
      "once, from the deployment, under an account that may change tables.",
    fileName: "V7__invoice.sql",
    code,
    notes: [
      "`lock_wait_timeout` defaults to a year. The foreign key needs a metadata lock on `orders`, and while " +
        "the statement waits for one, later queries on `orders` queue behind it. Five seconds, then we try " +
        "again at a quieter time.",
      "Money is an integer number of paise; no rounding rule hides in a column type.",
      "`invoice_by_order` serves the foreign key and the order page, which lists invoices by date.",
      "The `CHECK` passes while `cancelled_at` is NULL: only a false result rejects a row.",
    ],
  },
  upkeepTitle: "After the end of 8.0",
  upkeep: [
    {
      title: "Stay on LTS",
      description:
        "MySQL 8.0 reached end of life in April 2026. The way on is 8.4, then 9.7, one series at a time, each " +
        "after the upgrade checker of MySQL Shell reports no errors on a copy.",
    },
    {
      title: "Old logins break first",
      description:
        "The mysql_native_password plugin is off by default in 8.4 and gone from 9.0. We list the " +
        "accounts that use it before the upgrade.",
    },
    {
      title: "Three accounts",
      description:
        "The application may not alter tables, the migration account runs only during a deployment, the " +
        "backup account cannot write rows.",
    },
  ],
  officialDocs: [
    {
      label: "Releases: Innovation and LTS",
      url: "https://dev.mysql.com/doc/refman/8.4/en/mysql-releases.html",
    },
    {
      label: "Online DDL operations",
      url: "https://dev.mysql.com/doc/refman/8.4/en/innodb-online-ddl-operations.html",
    },
    { label: "Backup and recovery", url: "https://dev.mysql.com/doc/refman/8.4/en/backup-and-recovery.html" },
  ],
  pairsWith: [
    {
      technology: "spring-boot",
      reason: "Flyway runs the numbered files before the first request is served.",
    },
    { technology: "docker", reason: "Tests start the same server version that production runs." },
    { technology: "data-science", reason: "Analysts read a replica, never the server that takes orders." },
  ],
};
