import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Cloud set-up and operations: separate accounts, least-privilege access, budgets with alerts, deployment from Git, tested restores and an exit plan.",
  heading: "A cloud account you can run, and leave",
  outcome: "We set up accounts, spending limits and runbooks, and write down the way out before you need it.",
  startLabel: "Ask about an account",
  enquiryLabel: "Write to us about cloud",
  closing: {
    title: "Begin with last month's invoice",
    text: "Copy out its five largest lines and put a question mark beside any without an owner. Then name the service you could least easily leave.",
  },
  order: ["signs", "argument", "month", "exhibit", "deliverables"],
  titles: {
    signs: "Signs on your account",
    deliverables: "What your operators inherit",
    month: "A month to the first restore",
    technologies: "What the account runs",
    questions: "Questions about the account",
  },
  argument: {
    title: "The exit plan is the first document",
    paragraphs: [
      "Cloud choices look reversible until somebody prices the reversal. So we start with a dull question for each " +
        "service: if we had to leave, what would be copied, in which format, and what would egress cost? MySQL on " +
        "RDS leaves by dump or replica. DynamoDB leaves by export, plus rewritten queries. Cognito will not export " +
        "password hashes, so customers must reset, or move one sign-in at a time.",
      "Some of that lock-in is worth buying. It should be bought knowingly, by someone who signs the line.",
      "Spending works alike. An AWS budget is an alarm whose figures arrive hours late. The brake has to sit elsewhere: in " +
        "a service quota, an autoscaling maximum, a denied region, a log group with a retention period.",
    ],
  },
  signs: [
    "Test and production share one account, and several people know the root password.",
    "The bill grows and no line on it has an owner.",
    "A customer's questionnaire asks for restore tests you cannot show.",
    "You are leaving a server room and want the way back costed too.",
  ],
  deliverables: [
    {
      title: "Landing zone as code",
      description:
        "Accounts for production, test, logs and security. People sign in through IAM Identity Center, without long-lived keys.",
    },
    {
      title: "Deny policies",
      description:
        "Service control policies block unused regions and any attempt to stop CloudTrail. No workload runs in the " +
        "management account, which they do not bind.",
    },
    {
      title: "Cost map",
      description: "Owner and product tags checked at deployment; one page a month for each owner.",
    },
    {
      title: "Delivery pipeline",
      description:
        "GitLab or Jenkins assumes a role through OIDC, builds one image and promotes that digest.",
    },
    {
      title: "Runbooks",
      description:
        "One for every alarm, drilled by someone who did not write it. Restores are logged: date, backup, minutes, surprises.",
    },
    {
      title: "Exit plan",
      description: "Service, export format, volume, egress estimate, and the last time the export was tried.",
    },
  ],
  exhibit: {
    kind: "listing",
    title: "A runbook, in full",
    intro: "Invented names, real commands. Nobody should have to compose flags at three in the morning.",
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
    note:
      "The wait in step 4 gives up after 60 checks (30 minutes) with exit code 255; run it again. Leave out the group options " +
      "in step 3 and the copy gets defaults.",
  },
  firstMonth: [
    {
      title: "Bill and access",
      description: "We read the bill line by line, list who can do what, and see that root has MFA.",
    },
    {
      title: "Exit table",
      description: "One row per service. You accept each lock-in or ask for another design.",
    },
    {
      title: "Landing zone",
      description:
        "Accounts, sign-in, logging and deny policies are applied from code. An unimportant workload moves in.",
    },
    {
      title: "Restore drill",
      description:
        "Your engineer restores its database at the keyboard. The corrected steps become the first runbook.",
    },
  ],
  technologies: ["aws", "docker", "git-lab", "jenkins", "my-sql", "python"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "A brochure site: static hosting with a CDN needs no landing zone. One small app and nobody to operate it: a platform-as-a-service costs more per compute hour and far less in people. Steady load on servers already paid for: moved unchanged, it can easily cost more. Keep them and rent only off-site backup.",
    },
    {
      question: "Whose accounts are these?",
      answer:
        "Yours: the root address, payment method and MFA device stay with you. We work through roles you can delete. " +
        "The infrastructure code is in your repository, and the contract assigns it to you.",
    },
    {
      question: "What could a stolen laptop of ours, or yours, do?",
      answer:
        "Only what its role permits, until the session expires. CloudTrail writes to a separate account where project " +
        "roles cannot delete. Infrastructure state is encrypted and handled as a secret, because it can contain some.",
    },
    {
      question: "Who is called at night?",
      answer:
        "Your team, after each runbook has been run by one of them without help from us. That is the handover test. " +
        "Any cover from us before then is set out in the contract.",
    },
    {
      question: "Will you cut our bill?",
      answer:
        "We make no promise. You get a list of idle volumes, oversized instances and unlimited log retention with an " +
        "estimate for each. Savings Plans come last, once usage is steady.",
    },
  ],
  related: [
    {
      service: "iot-development",
      reason: "A device fleet adds certificates and message quotas to the same account plan.",
    },
    {
      service: "staffing-solution",
      reason: "If nobody on your side can own the runbooks yet.",
    },
  ],
};
