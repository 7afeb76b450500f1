import picture from "../images/heroes/cloud-services.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "Cloud accounts with least-privilege access, spending limits, deployment from Git, tested restores and a costed way out.",
  heading: "Know what your cloud costs and who to call",
  outcome:
    "Your systems run in your own accounts within spending limits you set, and every recovery is rehearsed before you need it.",
  price: "Fixed for the first month, then a monthly fee if we run your cloud",
  audience: "Companies whose bill keeps growing, or whose backups have never been restored.",
  demonstration: {
    title: "Unplug three designs",
    intro: "The power fails in the busiest hour. Which design loses no orders, and what does it cost?",
    alt: "Orders ride on a belt into a house with an app server and a database that holds every order. A single plug powers it all. What if someone pulls it?",
  },
  parts: [
    {
      kind: "case-study",
      title: "This year’s orders are gone",
      clock: "03:12",
      paragraphs: [
        "A clean-up job with the wrong date deletes this year’s orders instead of the old ones. Two engineers on the phone:",
        "By 05:40 every order is back, because both had practised this from written steps. The shop stayed closed until then, as its owner had agreed beforehand.",
      ],
      entries: [
        { label: "On call", text: "I could restore last night’s backup." },
        { label: "Colleague", text: "Then we lose everything sold since." },
        { label: "On call", text: "So let’s restore 03:11 to a separate database." },
        { label: "Colleague", text: "Yes. Compare the two, and copy over only what’s missing." },
      ],
    },
    {
      kind: "weekly-plan",
      layout: "rows",
      title: "A clear bill and a tested restore",
      weeks: [
        {
          title: "The bill",
          description: "We tag what you run, and match every line of the bill to it.",
        },
        {
          title: "The savings",
          description:
            "We list whatever is idle, oversized or outdated, with the saving on each. You decide what to switch off, shrink or commit to for one or three years.",
        },
        {
          title: "The safeguards",
          description:
            "We secure the main login, separate production from testing and price a way out of each service.",
        },
        {
          title: "The restore",
          description:
            "Your engineer restores the database while we watch, or the other way round. The corrected steps become your first runbook.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who gets the call",
      withEngineers: "Your engineers do, once each of them has worked through every runbook alone.",
      withoutEngineers:
        "We do, during the hours you choose, for a monthly fee based on those hours. If you leave us, you keep the accounts, code and runbooks, and withdraw our logins.",
    },
    {
      kind: "for-engineers",
      intro: "A complete runbook, and how we handle access, changes and spending.",
      illustration: {
        kind: "listing",
        title: "A runbook, in full",
        intro: "The names are invented, but the commands are real.",
        lines: [
          "RUNBOOK db-03: rows lost in orders (MySQL on RDS, not Aurora)",
          "USE WHEN   rows were deleted or overwritten. NOT for a slow database.",
          "1  Set flag ORDERS_WRITE=off: sales stop. Check: POST /orders answers 503.",
          "2  Write the last good minute, in UTC, in the incident channel.",
          "3  aws rds restore-db-instance-to-point-in-time \\",
          "     --source-db-instance-identifier orders \\",
          "     --target-db-instance-identifier orders-check \\",
          "     --restore-time 2026-03-01T09:40:00Z --no-publicly-accessible \\",
          "     --db-subnet-group-name data --db-parameter-group-name orders \\",
          "     --vpc-security-group-ids sg-0123456789abcdef0",
          "4  aws rds wait db-instance-available --db-instance-identifier orders-check",
          "   Gives up after 30 minutes: run it again.",
          "5  Run checks/orders.sql on both. Attach the differences to the ticket.",
          "6  Copy back only rows the product owner confirms. Never swap databases here.",
          "7  ORDERS_WRITE=on. Watch 5xx for 15 minutes.",
          "STOP AND CALL the service owner if step 5 shows differences outside orders.",
          "AFTER      delete orders-check once signed off: it costs money until you do.",
        ],
      },
      notes: [
        {
          title: "Access and changes",
          description:
            "Only the pipeline changes your accounts, from reviewed Terraform code in your repository. People sign in through IAM Identity Center and pipelines through OpenID Connect, so no keys are stored.",
        },
        {
          title: "Spending",
          description:
            "AWS budgets react hours late, so on Fargate and Lambda we also cap tasks and concurrency.",
        },
      ],
    },
    {
      kind: "deliverables",
      title: "What stays with you",
      points: [
        {
          title: "A bill with names",
          description: "Every line has a limit and someone responsible for it.",
        },
        {
          title: "Runbooks",
          description: "Written steps for every alarm, tried out by a newcomer.",
        },
        {
          title: "An exit plan",
          description: "What moving away would cost, and when each export last worked.",
        },
      ],
    },
    {
      kind: "law",
      title: "If NIS2 applies to you",
      points: [
        {
          text: "The EU’s NIS2 Directive, through national laws, covers listed sectors, from energy and parts of manufacturing to cloud and managed IT services. It generally starts at 50 people, or at a turnover and a balance sheet total both above 10\u00a0million euros. You must report significant incidents within 24\u00a0hours, again within\u00a072 and fully within a month. If we run your systems, we supply the facts.",
          source: {
            label: "Directive (EU) 2022/2555, Articles 21 and 23",
            url: "https://eur-lex.europa.eu/eli/dir/2022/2555/oj",
          },
        },
      ],
    },
  ],
  technologies: ["aws", "docker", "git-lab", "jenkins", "my-sql"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "It is if your business stops when a server does. For a small app with nobody to run it, a hosting platform costs more but saves you the work.",
    },
    {
      question: "AWS, Azure or Google Cloud?",
      answer:
        "We build on AWS. Containers move to the other two with little change, but the Terraform code must be rewritten.",
    },
  ],
  related: [
    {
      service: "staffing-solution",
      reason: "Lends your lead an engineer while you hire your own.",
    },
    { service: "web-development", reason: "Fixes the app, if that’s what overloads your servers." },
  ],
  closing: "Start with last month’s bill",
};
