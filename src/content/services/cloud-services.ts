import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Cloud accounts with least-privilege access, spending limits, deployment from Git, tested restores and a costed way out.",
  heading: "A cloud set-up your own team can run",
  outcome:
    "You get orderly accounts, spending limits and rehearsed recovery steps, with the way out costed in advance.",
  startLabel: "Review my cloud set-up",
  enquiryLabel: "Explain my five biggest costs",
  closing: {
    title: "What cost you most last month?",
    text: "Send the invoice’s five largest lines and mark those without an owner. Our reply gives each a likely cause and a first place to look.",
  },
  order: ["signs", "demonstration", "argument", "month", "illustration", "deliverables"],
  titles: {
    signs: "When your account needs care",
    deliverables: "What your operators receive",
    month: "A tested restore within a month",
    technologies: "What runs in your account",
    questions: "Questions about running it",
  },
  argument: {
    title: "Know the way out before you move in",
    paragraphs: [
      "Cloud choices look reversible until you price the reversal. So we ask of each service what you would copy on leaving, in which format and at what cost. MySQL on RDS leaves by dump or replica, DynamoDB by export plus rewritten queries. Cognito keeps its password hashes, so customers reset or move one sign-in at a time.",
      "Some lock-in is worth buying, once you know its price and one person signs.",
      "Your spending gets brakes too. An AWS budget can attach a policy or stop servers by itself, but on figures that arrive hours late. Faster brakes are a service quota, an autoscaling maximum or a denied region.",
    ],
  },
  signs: [
    "Test and production share one account whose root password several people know.",
    "Your bill keeps growing and its lines have no owner.",
    "A customer asks for restore tests you cannot show yet.",
    "You are leaving a server room and want the way back costed too.",
  ],
  demonstration: {
    title: "Pull the plug on three designs",
    intro:
      "Press any box to fail it. The table compares how long each design stops, which orders it loses and what it costs.",
    alt: "Two zones behind a load balancer, each with an app server and a database; the first database is unplugged. Reading, ordering and e-mails are back in 2 minutes with nothing lost. One server would need 4 hours and lose a day of orders.",
  },
  deliverables: [
    {
      title: "Landing zone as code",
      description: "Accounts for production, test, logs and security; sign-in through IAM Identity Center.",
    },
    {
      title: "Deny policies",
      description:
        "Service control policies block unused regions and any attempt to stop CloudTrail, the audit log. The management account is exempt, so it runs no workload.",
    },
    {
      title: "Cost map",
      description: "Owner and product tags checked at deployment; a page a month for each owner.",
    },
    {
      title: "Delivery pipeline",
      description:
        "GitLab or Jenkins signs in with short-lived credentials (OIDC), builds one image and promotes it unchanged.",
    },
    {
      title: "Runbooks",
      description:
        "One for every alarm, drilled by a person new to it. Restores are logged: date, backup, minutes, surprises.",
    },
    {
      title: "Exit plan",
      description:
        "Format, volume and transfer cost for each service, with the last date its export was tried.",
    },
  ],
  illustration: {
    kind: "listing",
    title: "A runbook, in full",
    intro:
      "Invented names, real commands: at three in the morning you follow steps instead of composing them.",
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
      "STOP AND CALL the service owner if step 5 differs by more than one table.",
      "AFTER      delete orders-check once signed off: it bills until you do.",
    ],
    note: "The wait in step 4 gives up after 60 checks (30\u00a0minutes) with exit code 255; run it again. Leave out the group options in step 3 and the copy gets defaults.",
  },
  firstMonth: [
    {
      title: "Bill and access",
      description:
        "We read your bill line by line, list who can do what, and secure the root login with MFA.",
    },
    {
      title: "Exit table",
      description: "You get a row for each service. For each, accept the lock-in or ask for another design.",
    },
    {
      title: "Landing zone",
      description:
        "You get accounts, sign-in, logging and deny policies from code. An unimportant workload is first to move in.",
    },
    {
      title: "Restore drill",
      description:
        "Your engineer restores its database at the keyboard. The corrected steps become your first runbook.",
    },
  ],
  technologies: ["aws", "docker", "git-lab", "jenkins", "my-sql", "python"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if you want your own people to run what you have in the cloud. For a brochure site, our web team sets up static hosting with a CDN. A small app without an operator suits a platform-as-a-service: dearer per compute hour, far cheaper in people. Steady load on servers already paid for can cost more once moved; keep them and rent off-site backup. We build on AWS: if you are tied to another cloud, tell us in your first lines, and we say whether we are the right people.",
    },
    {
      question: "Whose accounts are these?",
      answer:
        "You keep the root address, payment method and MFA device; we work through roles you can delete. The infrastructure code is assigned to you.",
    },
    {
      question: "What could a stolen laptop of ours or yours do?",
      answer:
        "What its role permits, until the session expires. CloudTrail writes to a separate account where project roles cannot delete. Infrastructure state can contain secrets, so it is encrypted and guarded like a password.",
    },
    {
      question: "Who is called at night?",
      answer:
        "Your team, once one of them has run each runbook unaided: that is the handover test. The contract covers the time before.",
    },
    {
      question: "Can you cut our bill?",
      answer:
        "We list idle volumes, oversized instances and unlimited logs with an estimate for each, and you choose the cuts. Savings Plans come last, once usage is steady.",
    },
  ],
  related: [
    {
      service: "iot-development",
      reason: "Adds a device fleet’s certificates and message quotas to the account plan.",
    },
    {
      service: "staffing-solution",
      reason: "Lends you an engineer to own the runbooks at first.",
    },
  ],
};
