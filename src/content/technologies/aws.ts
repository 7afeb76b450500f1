import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/aws.json?code";

export const details: TechnologyDetails = {
  description:
    "AWS with least privilege and a watched bill: an annotated policy, account structure, cost limits, and when not to use AWS.",
  heading: "AWS with small roles and a known bill",
  lead: "Two lists decide how an AWS account turns out: who may do what, and what each part costs. We write both before anything runs.",
  enquiryLabel: "Write to us about AWS",
  closing: {
    title: "What would break without admin rights?",
    text:
      "Pick one role that holds AdministratorAccess and describe the job it really does. Account numbers and " +
      "keys stay out of the message.",
  },
  opening: "example",
  usesTitle: "What we do in an account",
  uses: [
    {
      title: "Accounts with walls between them",
      description:
        "One account for each environment under AWS Organizations. People sign in through IAM Identity Center and get " +
        "credentials that expire; root is locked away with its MFA device.",
    },
    {
      title: "Services on managed parts",
      description:
        "Fargate, Lambda, RDS and S3 described in Terraform or CDK, and changed only by the pipeline. A console edit shows up as drift.",
    },
    {
      title: "Reading an existing account",
      description:
        "Public buckets, roles nobody uses, keys older than the person who made them, the largest lines of the invoice. " +
        "You get the list with a fix beside each finding.",
    },
  ],
  fits: [
    "Load changes by the hour or the season, and idle capacity can be switched off.",
    "You want queues, object storage and database failover without a team to run them.",
    "Data should stay in India: there are Regions in Mumbai and Hyderabad.",
  ],
  alternatives: [
    {
      text: "A company website. A static host costs less and has less to secure.",
    },
    {
      text: "Moving virtual machines unchanged and stopping there. An idle server is billed for every hour; change the design, or stay where you are.",
    },
    {
      text: "EKS for three containers. ECS on Fargate runs them with no cluster to upgrade.",
    },
    {
      text: "Two clouds at once as insurance. A tested export and an exit plan cost less.",
    },
  ],
  example: {
    title: "Everything one role may do",
    intro:
      "The identity policy of a billing service. It reads and writes one folder of one bucket. What is not listed here is " +
      "denied, unless another policy grants it.",
    fileName: "billing-task-role.json",
    code,
    notes: [
      "`ListBucket` acts on the bucket; `GetObject` and `PutObject` act on objects. That makes two ARNs and two statements.",
      "A listing without the prefix is refused, so the names in other folders stay unseen.",
      "`DeleteObject` is absent. With versioning on, an overwrite can be undone, and this role cannot purge the old version.",
      "A bucket encrypted with your own KMS key also needs `kms:Decrypt` and `kms:GenerateDataKey` on that key.",
    ],
  },
  upkeepTitle: "Rights, keys and invoices",
  upkeep: [
    {
      title: "Access shrinks",
      description:
        "Last-accessed data and IAM Access Analyzer show permissions that nobody uses, and we remove them on a schedule. " +
        "The unused-access analyzer is billed by role and user, so it is in the estimate.",
    },
    {
      title: "No stored keys",
      description:
        "Pipelines assume a role through OpenID Connect for the length of a job. IAM users made for machines are deleted.",
    },
    {
      title: "The quiet costs",
      description:
        "Log groups keep everything for ever until retention is set. NAT gateways charge by the gigabyte, while gateway " +
        "endpoints for S3 and DynamoDB are free of charge.",
    },
    {
      title: "Budgets warn late",
      description:
        "AWS Budgets reads billing data that is hours old and caps nothing by itself. Quotas and concurrency limits do the stopping.",
    },
  ],
  officialDocs: [
    {
      label: "Security best practices in IAM",
      url: "https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html",
    },
    {
      label: "Actions and condition keys of S3",
      url: "https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazons3.html",
    },
    {
      label: "Cost optimisation pillar",
      url: "https://docs.aws.amazon.com/wellarchitected/latest/cost-optimization-pillar/welcome.html",
    },
  ],
  pairsWith: [
    {
      technology: "git-lab",
      reason: "Its ID tokens let a job assume a role, so no key is stored in CI variables.",
    },
    {
      technology: "docker",
      reason: "The image that passed the tests is the one that Fargate starts, by digest.",
    },
    {
      technology: "my-sql",
      reason: "On RDS the backups are automatic; the restore drill is still ours to run.",
    },
  ],
};
