import picture from "../images/heroes/cloud-services.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "AWS accounts with least-privilege access, a limit on every line of the bill, deployment from Git, tested restores and a costed exit plan.",
  heading: "Know what your cloud costs and who to call",
  lead: "Your systems run on AWS, in your own accounts. Each line of the bill has an owner who is told when it passes its limit, and every recovery has been rehearsed.",
  price: "Fixed for the first month, then quoted project by project.",
  audience: "Companies with a growing bill, a half-finished move to AWS, or backups nobody has restored.",
  demo: {
    name: "failover",
    title: "Cut the power to three designs",
    intro: "The power fails during the busiest hour. Which design loses no orders, and what does it cost?",
    alt: "Orders ride on a conveyor belt into a building with an app server and a database. A single plug powers it all.",
  },
  firstMonthLayout: "rows",
  parts: [
    {
      kind: "case-study",
      title: "This year’s orders are gone",
      postmark: "03:12",
      paragraphs: [
        "A clean-up job with the wrong date has deleted this year’s orders instead of the old ones. Two engineers on the phone:",
        "By 05:40 every order was back, because both engineers had rehearsed the restore.",
      ],
      entries: [
        { label: "On call", text: "I could restore last night’s backup." },
        { label: "Colleague", text: "Then we’d lose every order since." },
        { label: "On call", text: "So let’s restore to 03:11, into a separate database." },
        {
          label: "Colleague",
          text: "Yes. AWS’s backup runs about five minutes behind, so we’ll wait. Then we copy over what’s missing.",
        },
      ],
    },
    {
      kind: "first-month",
      title: "A clear bill, the savings you chose and a tested restore",
      weeks: [
        {
          title: "The bill",
          description: "We match every line to something you run, and give it an owner and a limit.",
        },
        {
          title: "The savings",
          description:
            "We list whatever is idle, oversized or outdated, and what a Savings Plan (a one- or three-year commitment) would save on the rest. You choose, and we make the changes.",
        },
        {
          title: "The safeguards",
          description:
            "We secure the main login, separate production from testing and list what leaving each service would cost.",
        },
        {
          title: "The restore",
          description:
            "Your engineer restores the database while we watch, or we do it. The corrected steps become your first runbook.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who gets the call",
      telegram: true,
      withEngineers: "Your engineers do, once each has worked through every runbook alone.",
      withoutEngineers: "We do, for a monthly fee, during the hours you choose.",
    },
    {
      kind: "for-engineers",
      intro: "A sample runbook, then access, changes and spending.",
      exhibit: {
        kind: "listing",
        title: "A runbook, in full",
        intro: "The names are made up.",
        lines: [
          "RUNBOOK db-03: rows lost in orders (MySQL on RDS, not Aurora)",
          "USE WHEN   rows were deleted or overwritten. NOT for a slow database.",
          "1  Set flag ORDERS_WRITE=off: sales stop. Check: POST /orders returns 503.",
          "2  Write the last good minute, in UTC, in the incident channel.",
          "   Wait until LatestRestorableTime is later.",
          "3  aws rds restore-db-instance-to-point-in-time \\",
          "     --cli-input-json file://db-03.json --restore-time 2026-03-01T03:11:00Z",
          "   The file sets source, target (orders-check) and private subnets.",
          "4  aws rds wait db-instance-available --db-instance-identifier orders-check",
          "   Gives up after 30 minutes: run it again.",
          "5  Run checks/orders.sql on both. Attach the differences to the ticket.",
          "6  Copy back only rows the product owner confirms. Never swap databases here.",
          "7  ORDERS_WRITE=on. Watch 5xx for 15 minutes.",
          "STOP AND CALL the service owner if step 5 shows differences outside orders.",
          "AFTER      delete orders-check once signed off.",
        ],
      },
      notes: [
        {
          title: "Access and changes",
          description:
            "Once your set-up is in Terraform, only the pipeline can change it, using reviewed code. Until then, and in emergencies, there’s a role whose every use is logged.",
        },
        {
          title: "Spending",
          description:
            "A limit only triggers a warning, and AWS budget alerts can be hours late. So on Fargate and Lambda we also cap tasks and concurrency.",
        },
      ],
    },
    {
      kind: "deliverables",
      title: "What you keep",
      points: [
        {
          title: "A bill you can trace",
          description: "Each line says what it pays for and who answers for it.",
        },
        {
          title: "Runbooks",
          description: "Written steps for every alert.",
        },
        {
          title: "An exit plan",
          description: "What leaving each service would cost, and how to get your data out.",
        },
      ],
    },
    {
      kind: "law",
      title: "If NIS2 applies to you",
      points: [
        {
          text: "National laws under the EU’s NIS2 Directive cover firms in certain sectors, such as energy and machinery, generally with at least 50 staff, or with a turnover and a balance-sheet total that both exceed 10\u00a0million euros. You must manage risks, including those your suppliers bring, and report significant incidents within 24\u00a0hours, again within 72\u00a0hours and in full within a month. We supply the facts for your reports.",
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
        "Yes, if your business stops when a server does. For a small app with nobody to run it, a hosting platform costs more but saves you the work.",
    },
    {
      question: "Should we finish moving our servers to AWS?",
      answer:
        "Not if it means virtual machines that you pay for even when they’re idle. Week one shows what each line pays for, so you can decide server by server.",
    },
    {
      question: "AWS, Azure or Google Cloud?",
      answer: "We build on AWS, so for an Azure or Google Cloud bill you’d need another firm.",
    },
  ],
  related: [
    {
      service: "staffing-solution",
      reason: "An engineer on your team while you hire your own.",
    },
    { service: "web-development", reason: "Fixes an app that overloads your servers." },
  ],
  closing: "What surprised you on last month’s bill?",
};
