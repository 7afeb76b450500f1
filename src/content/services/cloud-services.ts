import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Cloud accounts with least-privilege access, spending limits, deployment from Git, tested restores and a costed way out.",
  heading: "Know what your cloud costs and who can fix it",
  outcome:
    "Your systems run in your own accounts within limits you set, and every repair is rehearsed before you need it.",
  price: "One price for the setup, by the month if we run it",
  audience: "Companies whose bill keeps growing or whose backup has never been tried.",
  demonstration: {
    title: "Pull the plug on three designs",
    intro: "The power fails in the busiest hour. Which design loses no orders, and what does it cost?",
    alt: "Orders in envelopes pile up, crossed out, in front of a single unplugged server. The shop stops for 4\u00a0hours, and up to 24\u00a0hours of orders are lost.",
  },
  parts: [
    {
      kind: "case-study",
      title: "This year’s orders are gone",
      clock: "03:12",
      paragraphs: [
        "At 03:12 a clean-up job with a wrong date deletes this year’s orders instead of old ones. Two engineers on the phone:",
        "By 05:40 every order is back, because both had practised this in daylight, from written steps.",
      ],
      entries: [
        { label: "On call", text: "I could put back last night’s backup." },
        { label: "Colleague", text: "Then we lose everything sold since." },
        { label: "On call", text: "So restore the state of 03:11 next to production." },
        { label: "Colleague", text: "Yes. Compare the two, and copy over only what’s missing." },
      ],
    },
    {
      kind: "weekly-plan",
      title: "A tested restore within a month",
      weeks: [
        {
          title: "Bill and keys",
          description: "We read the bill line by line, list who can do what and secure the main login.",
        },
        {
          title: "The way out",
          description:
            "What would it cost to leave each service? Lock-in is fine if you know the price and someone approves it.",
        },
        {
          title: "New ground",
          description: "We separate production from test and move in something unimportant.",
        },
        {
          title: "The restore",
          description:
            "Your engineer restores the database while we watch, or the other way round. The corrected steps are your first runbook.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who gets the call",
      withEngineers:
        "Your engineers do, once each has worked through every runbook alone. Until then, the contract says who’s on call.",
      withoutEngineers:
        "We do. We fix what breaks, at a price that depends on the hours covered. The accounts, the bill and the power to remove us stay with you.",
    },
    {
      kind: "for-engineers",
      intro: "A complete runbook, and how we set up accounts.",
      illustration: {
        kind: "listing",
        title: "A runbook, in full",
        intro: "The names are invented, the commands are real.",
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
            "Terraform, IAM Identity Center, and policies that block unused regions and protect CloudTrail.",
        },
        {
          title: "Spending",
          description:
            "An AWS budget can stop servers, but its figures are hours old. Quotas and autoscaling limits act at once.",
        },
        {
          title: "Leaving",
          description:
            "MySQL leaves RDS by dump or replica, DynamoDB by export plus rewritten queries. Cognito won’t give out password hashes.",
        },
      ],
    },
    {
      kind: "deliverables",
      title: "What stays with you",
      points: [
        {
          title: "A bill with names",
          description: "Every line has a limit and someone responsible.",
        },
        {
          title: "Runbooks",
          description: "One for every alarm, tried by someone new to it.",
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
          text: "The EU’s NIS2 Directive makes companies in sectors from energy to manufacturing manage the security of their suppliers, who get questionnaires. Access lists, logs and rehearsed restores are the answers.",
          source: {
            label: "Directive (EU) 2022/2555, Article 21",
            url: "https://eur-lex.europa.eu/eli/dir/2022/2555/oj",
          },
        },
      ],
    },
  ],
  technologies: ["aws", "docker", "git-lab", "jenkins", "my-sql", "python"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "It is if your business stops when a server does. A brochure site only needs simple hosting from our web team. For a small app with no one to run it, choose a hosting platform: dearer by the hour, cheaper in people.",
    },
    {
      question: "AWS, Azure or Google Cloud?",
      answer:
        "We build on AWS. Programs in containers move to Azure or Google Cloud with little change, but Terraform is rewritten, and databases take the most work. If you’ve already chosen another cloud, we’ll tell you whether we’re the right people.",
    },
    {
      question: "Can you cut our bill?",
      answer:
        "We list idle and oversized machines and logs kept for ever, each with an estimate. You choose the cuts.",
    },
  ],
  related: [
    {
      service: "staffing-solution",
      reason: "Lends you an engineer until you’ve hired your own.",
    },
    { service: "web-development", reason: "Fixes the app, if that’s what overloads your servers." },
  ],
  closing: "Start with last month’s bill",
};
