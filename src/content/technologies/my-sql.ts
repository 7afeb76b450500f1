import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/my-sql.sql?code";

export const details: TechnologyDetails = {
  description:
    "MySQL schemas that refuse bad rows, migrations in small safe steps and restores that are rehearsed on a spare server.",
  heading: "MySQL with restores you have rehearsed",
  lead: "Your tables outlive the code around them. You get a schema that keeps bad rows out, migrations in a safe order and a restore that works the evening you need last Tuesday back.",
  enquiryLabel: "Plan a restore rehearsal",
  closing: {
    title: "When did you last restore a backup?",
    text: "A date will do, or “never”, with your version and the size of the largest table. We send you a rehearsal plan: its steps, what to time and how far the binary log reaches.",
  },
  opening: "uses",
  usesTitle: "From the first column to the last restore",
  uses: [
    {
      title: "Schemas that refuse bad rows",
      description:
        "Foreign keys, unique keys and CHECK constraints live in the table itself, since a nightly import bypasses form validation.",
    },
    {
      title: "Expand, then contract",
      description:
        "We add the nullable column, deploy code that writes both, backfill in small batches and switch the reads. The old column goes one release later.",
    },
    {
      title: "Backups with a restore log",
      description:
        "A full backup plus the binary log gives you point-in-time recovery. We rehearse it on a spare server and record the time it took.",
    },
    {
      title: "Slow queries",
      description:
        "The slow query log and EXPLAIN ANALYZE say where time goes; sys.schema_unused_indexes lists the indexes that only cost writes.",
    },
  ],
  fits: [
    "Orders, stock, bookings and accounts: many short transactions on rows found by key.",
    "Your hosting already runs MySQL, with someone who reads its error log.",
    "Replicas can absorb the read traffic, and a second of lag is acceptable.",
  ],
  alternatives: [
    {
      text: "Reports that scan years of events run faster on a copy in a columnar store such as ClickHouse.",
      service: "data-science",
    },
    {
      text: "Maps, ranges or schema changes inside a transaction suit PostgreSQL better. One program on one machine can use SQLite.",
    },
  ],
  example: {
    title: "A migration that backs off under load",
    intro:
      "Migration seven of an order system, where `orders` has existed since migration one. Your deployment runs it once, under an account that may change tables.",
    fileName: "V7__invoice.sql",
    code,
    notes: [
      "`lock_wait_timeout` defaults to one year. The foreign key needs a metadata lock on `orders`, and while the statement waits for one, later queries on `orders` queue behind it. Here it gives up after five seconds, until a quieter time.",
      "Money is an integer number of paise, so rounding stays out of column types.",
      "`invoice_by_order` serves the foreign key and the order page, which lists invoices by date.",
      "The `CHECK` passes while `cancelled_at` is NULL: only a false result rejects a row.",
    ],
  },
  upkeepTitle: "After the end of MySQL 8.0",
  upkeep: [
    {
      title: "Stay on LTS",
      description:
        "MySQL 8.0 reached end of life in April 2026. The way on is 8.4, then 9.7, each after the upgrade checker of MySQL Shell reports no errors on a copy.",
    },
    {
      title: "Old logins break first",
      description:
        "The mysql_native_password plugin is off by default in 8.4 and gone from 9.0. You get a list of accounts that use it in advance.",
    },
    {
      title: "Three accounts",
      description:
        "The application works on rows, the migration account changes tables during a deployment, and the backup account only reads.",
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
    { technology: "data-science", reason: "Analysts read a replica and leave the order server alone." },
  ],
};
