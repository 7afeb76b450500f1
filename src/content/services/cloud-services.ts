import picture from "../images/heroes/cloud-services.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  hero: { picture },
  description:
    "AWS accounts with least-privilege access, an owner and an alert for each line of the bill, a rehearsed restore and a costed exit plan.",
  heading: "Know what your cloud costs and who to call",
  lead: "Your systems run on AWS, in your own accounts. We find an owner for each line of the bill, and restore a backup with you.",
  price: "We quote for the first month before it starts, then for each project.",
  audience: "Companies with a growing bill, a half-finished move to AWS, or backups nobody has restored.",
  demo: {
    name: "failover",
    title: "Cut the power to three designs",
    intro: "The power fails during the busiest hour. See which design loses no orders, and what it costs.",
  },
  parts: [
    {
      kind: "first-month",
      layout: "rows",
      title: "From a puzzling bill to a tested restore",
      weeks: [
        {
          title: "The bill",
          description: "We find out what each line is for, and give it an owner and an alert.",
        },
        {
          title: "The savings",
          description:
            "We list idle or oversized servers, data-transfer charges, and what Savings Plans or reserved instances would save. You choose, and we make the changes.",
        },
        {
          title: "The safeguards",
          description:
            "We secure the main login, separate the live system from testing, and work out what leaving AWS would cost.",
        },
        {
          title: "The restore",
          description:
            "Your engineer or ours restores the database. The steps that worked become your first runbook.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "A sample runbook.",
      exhibit: {
        kind: "listing",
        title: "A runbook, in full, with made-up names",
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
          "   It gives up after 30 minutes. Run it again.",
          "5  Run checks/orders.sql on both. Attach the differences to the ticket.",
          "6  Copy back only rows the product owner confirms. Never swap databases here.",
          "7  ORDERS_WRITE=on. Watch 5xx for 15 minutes.",
          "STOP AND CALL the service owner if step 5 shows differences outside orders.",
          "AFTER      delete orders-check once signed off.",
        ],
      },
    },
  ],
  law: {
    title: "We work in the EU. Does NIS2 apply to us?",
    points: [
      {
        text: "NIS2 generally covers firms of 50 or more staff in sectors such as energy and machinery. They must manage the risks their suppliers pose and report significant incidents within 24\u00a0hours.",
        source: {
          label: "Directive (EU) 2022/2555, Articles 21 and 23",
          url: "https://eur-lex.europa.eu/eli/dir/2022/2555/oj",
        },
      },
    ],
  },
  technologies: ["aws", "docker", "git-lab", "jenkins", "my-sql"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if the bill or the next outage worries you. A small app is better off on a hosting platform.",
    },
    {
      question: "Do you work on Azure or Google Cloud?",
      answer: "No, only on AWS.",
    },

    {
      question: "Who gets the call when a server fails?",
      answer:
        "For a monthly fee, we do, during the hours we agree. Otherwise your engineers do, once they can follow the runbooks unaided.",
    },
  ],
  closing: "Start with last month’s bill",
};
