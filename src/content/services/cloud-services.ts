import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Cloud accounts with least-privilege access, spending limits, deployment from Git, tested restores and a costed way out.",
  heading: "Know what your cloud costs and who can fix it",
  outcome:
    "Your systems run in accounts of your own, within limits you set, and every repair has been rehearsed before it is needed.",
  price: "A fixed price for the setup, a monthly rate if we run it",
  suits:
    "Companies whose bill keeps growing, whose backup was never tried, or who have nobody to call at night.",
  demonstration: {
    title: "Pull the plug on three designs",
    intro: "The power fails in the busiest hour: which design loses no order, and at what price?",
    alt: "Orders in envelopes pile up, crossed out, before one server that is unplugged: the shop stops for 4\u00a0hours, and up to 24\u00a0hours of orders are lost.",
  },
  parts: [
    {
      kind: "incident",
      title: "This year’s orders are gone",
      clock: "03:12",
      paragraphs: [
        "At 03:12 a clean-up job with a wrong date deletes this year’s orders in place of old ones. Two engineers on the phone:",
        "By 05:40 every order is back. Both had practised it in daylight, with a stopwatch, from written steps.",
      ],
      entries: [
        { label: "On call", text: "I could put back last night’s backup." },
        { label: "Colleague", text: "Then we lose everything sold since." },
        { label: "On call", text: "A copy as of 03:11, then, beside the running one." },
        { label: "Colleague", text: "Compare the two, and bring over only what is missing." },
      ],
    },
    {
      kind: "month",
      title: "A tested restore within a month",
      weeks: [
        {
          title: "Bill and keys",
          description: "We read the bill line by line, list who can do what, and secure the main login.",
        },
        {
          title: "The way out",
          description:
            "What would leaving each service cost? Being tied is fine if you know the price and someone approves it.",
        },
        {
          title: "New ground",
          description:
            "Separate accounts for production and test, with logs and limits. Something unimportant moves in.",
        },
        {
          title: "The restore",
          description:
            "Your engineer restores the database while we watch, or ours while you do. The corrected steps are your first runbook.",
        },
      ],
    },
    {
      kind: "doors",
      title: "Whose phone rings at night?",
      withEngineers:
        "Theirs, once each of them has worked through every runbook unaided. The contract says who is on call until then. Later questions are paid by the day.",
      withoutEngineers:
        "Ours. We operate the accounts, mend what breaks and take the calls, at a monthly rate by the hours covered. Accounts, bill and the power to remove us stay with you.",
    },
    {
      kind: "engineers",
      intro: "A runbook in full, and how accounts, spending and exits are built.",
      illustration: {
        kind: "listing",
        title: "A runbook, in full",
        intro: "Invented names, real commands: at three in the morning you follow steps.",
        lines: [
          "RUNBOOK db-03: rows lost in orders (MySQL on RDS, not Aurora)",
          "USE WHEN   rows were deleted or overwritten. NOT for a slow database.",
          "1  Set flag ORDERS_WRITE=off. Check: POST /orders answers 503.",
          "2  Write the last good minute, in UTC, in the incident channel.",
          "3  aws rds restore-db-instance-to-point-in-time \\",
          "     --source-db-instance-identifier orders \\",
          "     --target-db-instance-identifier orders-check \\",
          "     --restore-time 2026-03-01T09:40:00Z --no-publicly-accessible \\",
          "     --db-subnet-group-name data --db-parameter-group-name orders \\",
          "     --vpc-security-group-ids sg-0123456789abcdef0",
          "4  aws rds wait db-instance-available --db-instance-identifier orders-check",
          "5  Run checks/orders.sql on both. Attach the differences to the ticket.",
          "6  Copy back only rows the product owner confirms. Never swap databases here.",
          "7  ORDERS_WRITE=on. Watch 5xx for 15 minutes.",
          "STOP AND CALL the service owner if step 5 differs outside orders.",
          "AFTER      delete orders-check once signed off: it bills until you do.",
        ],
      },
      notes: [
        {
          title: "Accounts as code",
          description:
            "Terraform, IAM Identity Center, policies that deny unused regions and the stopping of CloudTrail. The management account is exempt and runs no workload.",
        },
        {
          title: "Spending",
          description:
            "An AWS budget can stop servers, on figures that are hours old. Quotas, autoscaling maxima and denied regions act at once.",
        },
        {
          title: "Leaving",
          description:
            "MySQL leaves RDS by dump or replica, DynamoDB by export plus rewritten queries. Cognito keeps its password hashes.",
        },
      ],
    },
    {
      kind: "deliverables",
      title: "What stays with you",
      points: [
        {
          title: "Accounts in order",
          description: "Production, test and backups apart.",
        },
        {
          title: "A bill with names",
          description: "An owner and a limit for every line.",
        },
        {
          title: "Runbooks",
          description: "One for every alarm, tried by a person new to it.",
        },
        {
          title: "An exit plan",
          description: "What moving away would cost, and when each export was last tried.",
        },
      ],
    },
  ],
  technologies: ["aws", "docker", "git-lab", "jenkins", "my-sql", "python"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if your business stops when a server does. A brochure site needs only simple hosting, from our web team. A small app without an operator suits a hosting platform: dearer by the hour, cheaper in people.",
    },
    {
      question: "AWS, Azure or Google Cloud?",
      answer:
        "We build on AWS. Programs in containers move to Azure or Google Cloud with little change. Each Terraform resource is written anew, and databases take the most work. If another cloud is settled, say so at once and we tell you whether we are the right people.",
    },
    {
      question: "Can you cut our bill?",
      answer:
        "We list idle and oversized machines and logs kept for ever, with an estimate for each. You choose the cuts.",
    },
  ],
  related: [
    {
      service: "staffing-solution",
      reason: "Lends you an engineer who owns the runbooks until yours is hired.",
    },
    { service: "web-development", reason: "Mends the app, if that is what makes the servers work so hard." },
  ],
  closing: "What cost you most last month?",
};
